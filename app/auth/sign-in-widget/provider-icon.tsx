import type { ReactNode } from "react";

/** The seventeen services the widget knows by sight; another one has its initial. */
export function ProviderIcon({ provider }: { provider: string }) {
  const drawing = ICONS[provider.replace(/_oidc$/, "")];
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" fill="currentColor" aria-hidden="true">
      {drawing ?? (
        <text x="12" y="17" textAnchor="middle" fontSize="14" fontWeight="700">
          {provider.charAt(0).toUpperCase()}
        </text>
      )}
    </svg>
  );
}

const stroke = { fill: "none", stroke: "currentColor", strokeWidth: 2.4 } as const;

const ICONS: Record<string, ReactNode> = {
  google: <path {...stroke} d="M20 12h-8m8 0a8 8 0 1 1-2.3-5.6" />,
  facebook: (
    <path d="M14 22v-8h3l.6-4H14V7.6c0-1.2.5-2 2-2h1.8V2.2A20 20 0 0 0 15.3 2C12.6 2 10.5 3.7 10.5 7v3H7.5v4h3v8z" />
  ),
  twitter: <path {...stroke} d="m4 4 16 16M20 4 4 20" />,
  apple: (
    <>
      <path d="M12 8c1.3-1.2 3-1.5 4.5-1 1 .3 1.9 1 2.5 1.9-2.9 1.9-2.4 5.8.6 7-.9 2.5-2.6 5.1-4.4 5.1-1.3 0-1.8-.7-3.2-.7s-2 .7-3.2.7C6.2 21 3.5 15.6 4.5 11.5 5.3 8.3 8.8 6.3 12 8z" />
      <path d="M12 6.5c-.1-2.3 1.5-4.3 3.8-4.5.2 2.4-1.6 4.4-3.8 4.5z" />
    </>
  ),
  github: (
    <path d="M12 2a10 10 0 0 0-3.2 19.5v-3c-2.8.6-3.4-1.3-3.4-1.3-.5-1.2-1.1-1.5-1.1-1.5 1.5-.6 2.5.9 2.5.9.9 1.5 2.3 1.1 2.9.8.1-.6.3-1.1.6-1.3-2.2-.3-4.6-1.1-4.6-5 0-1.1.4-2 1-2.7-.1-.2-.4-1.3.1-2.7 0 0 .9-.3 2.8 1a9.6 9.6 0 0 1 5 0c1.9-1.3 2.8-1 2.8-1 .5 1.4.2 2.5.1 2.7.6.7 1 1.6 1 2.7 0 3.9-2.4 4.7-4.6 5 .4.3.7.9.7 1.9v3.5A10 10 0 0 0 12 2z" />
  ),
  gitlab: <path d="m12 21 9-7.5-1.4-4.4L17.4 3 15 9H9L6.6 3 4.4 9.1 3 13.5z" />,
  bitbucket: <path d="M2.5 4h19l-2.7 16H5.2zm6.8 5 1 6h3.4l1-6z" fillRule="evenodd" />,
  discord: (
    <path
      fillRule="evenodd"
      d="M8 5c-1.3.3-2.5.7-3.5 1.2C2.7 9 2 12.6 2.2 16.3A14 14 0 0 0 6.6 19l1.1-1.8a15 15 0 0 0 8.6 0l1.1 1.8a14 14 0 0 0 4.4-2.7c.3-4.2-.7-7.6-2.3-10.1-1-.5-2.2-.9-3.5-1.2l-.6 1.2a13 13 0 0 0-6.8 0zm.8 6a1.7 1.9 0 1 0 0 3.8 1.7 1.9 0 1 0 0-3.8zm6.4 0a1.7 1.9 0 1 0 0 3.8 1.7 1.9 0 1 0 0-3.8z"
    />
  ),
  azure: <path d="M3 3h8.5v8.5H3zm9.5 0H21v8.5h-8.5zM3 12.5h8.5V21H3zm9.5 0H21V21h-8.5z" />,
  keycloak: <path {...stroke} d="M7.5 4h9l4 8-4 8h-9l-4-8zm3 4.5L8.5 12l2 3.5m3-7 2 3.5-2 3.5" />,
  linkedin: (
    <>
      <circle cx="5.2" cy="5" r="2.2" />
      <path d="M3.4 9h3.6v12H3.4zM9.5 9H13v1.7c.6-1 1.8-2 3.7-2 3.3 0 4.3 2 4.3 5.3v7h-3.6v-6.5c0-1.7-.4-2.9-2-2.9-1.7 0-2.3 1.3-2.3 3V21H9.5z" />
    </>
  ),
  notion: <path {...stroke} d="M5 5.5 8 3h11v16l-3 2H5zm4 11.5V9l6 8V9" />,
  slack: (
    <path {...stroke} strokeLinecap="round" d="M9.5 3.5v9M14.5 11.5v9M11.5 14.5h-8M20.5 9.5h-8" />
  ),
  spotify: (
    <path
      fillRule="evenodd"
      d="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM6.5 8.2c4-1.2 8-.8 11.2 1l-.9 1.7c-2.7-1.5-6.2-1.8-9.7-.8zm.6 3.9c3.3-.9 6.5-.6 9.2 1l-.8 1.5c-2.3-1.3-5-1.6-7.9-.8zm.5 3.6c2.6-.7 5-.5 7.2.8l-.7 1.3c-1.8-1.1-3.8-1.3-6.1-.7z"
    />
  ),
  twitch: <path d="M4 3h16v11l-4 4h-4l-3 3v-3H4zm7 4v5h2V7zm4.5 0v5h2V7z" fillRule="evenodd" />,
  workos: <path {...stroke} d="M8 4h8l4.5 8L16 20H8l-4.5-8zm4 4.5L9.5 12l2.5 3.5 2.5-3.5z" />,
  kakao: (
    <path d="M12 4c-5 0-9 3.1-9 7 0 2.5 1.7 4.7 4.2 5.9L6.3 20.5l4.2-2.6c.5 0 1 .1 1.5.1 5 0 9-3.1 9-7s-4-7-9-7z" />
  ),
};
