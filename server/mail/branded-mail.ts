import { site } from "#content/site.ts";
import type { Mail } from "./mailer.ts";

interface Letter {
  to: string;
  subject: string;
  /** Plain sentences, one paragraph each. */
  paragraphs: readonly string[];
  button?: { label: string; url: string };
  /** A one-time code, set large. */
  code?: string;
  /** Said last and small: why this mail came and what to do if it should not have. */
  note: string;
}

/** One letter, in plain text and in HTML that old mail programs show too. */
export function brandedMail({ to, subject, paragraphs, button, code, note }: Letter): Mail {
  const signature = [site.name, site.phone, site.email].join(" · ");
  const text = [
    ...paragraphs,
    ...(button ? [`${button.label}: ${button.url}`] : []),
    ...(code ? [`Or enter this code: ${code}`] : []),
    note,
    `--\n${signature}`,
  ].join("\n\n");

  const html = `<!doctype html>
<html lang="${site.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#faf7f1;color:#13202f;font:17px/1.55 'Helvetica Neue',Arial,sans-serif">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;background:#fffdf8;border:1px solid #dcd7cb;border-top:4px solid #f15a0b">
<tr><td style="padding:28px 32px 8px;font-size:20px;font-weight:bold">${escapeHtml(site.name)}</td></tr>
<tr><td style="padding:0 32px">
${paragraphs.map((paragraph) => `<p style="margin:12px 0">${escapeHtml(paragraph)}</p>`).join("\n")}
${button ? `<p style="margin:28px 0"><a href="${escapeHtml(button.url)}" style="display:inline-block;padding:14px 22px;background:#f15a0b;color:#1f0f02;font-weight:bold;text-decoration:none;border-radius:3px">${escapeHtml(button.label)}</a></p>` : ""}
${code ? `<p style="margin:12px 0">Or enter this code:</p><p style="margin:12px 0;font-size:28px;font-weight:bold;letter-spacing:6px">${escapeHtml(code)}</p>` : ""}
</td></tr>
<tr><td style="padding:16px 32px 28px;color:#475563;font-size:14px;border-top:1px solid #dcd7cb">
<p style="margin:0 0 8px">${escapeHtml(note)}</p><p style="margin:0">${escapeHtml(signature)}</p>
</td></tr>
</table></td></tr></table>
</body></html>`;
  return { to, subject, text, html };
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
  };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
