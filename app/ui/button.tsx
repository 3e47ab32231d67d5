import type { ComponentProps } from "react";
import { Link } from "react-router";

const looks = {
  primary: "btn btn-primary",
  quiet: "btn",
  danger: "btn btn-danger",
  plain: "btn btn-plain",
} as const;

interface Look {
  look?: keyof typeof looks;
  small?: boolean;
}

type ButtonProps = ComponentProps<"button"> & Look;
type LinkButtonProps = Omit<ComponentProps<"a">, "href"> &
  Look & {
    to: string;
    /** Leaves it to the browser, as a download needs. */
    reloadDocument?: boolean;
  };

export function Button({ look, small, className, type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={classes({ look, small }, className)} {...rest} />;
}

/** The look of a button on a link. An address of another site opens in a new tab. */
export function LinkButton(props: LinkButtonProps) {
  const { look, small, className, to, reloadDocument, ...rest } = props;
  const shared = { className: classes({ look, small }, className), ...rest };
  if (/^https?:/.test(to)) return <a href={to} target="_blank" rel="noopener" {...shared} />;
  if (/^(#|[a-z]+:)/.test(to)) return <a href={to} {...shared} />;
  return <Link to={to} reloadDocument={reloadDocument} {...shared} />;
}

function classes({ look = "quiet", small }: Look, own?: string): string {
  return [looks[look], small && "btn-small", own].filter(Boolean).join(" ");
}
