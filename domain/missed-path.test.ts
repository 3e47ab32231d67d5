import { expect, test } from "vitest";
import { missedPath } from "./missed-path.ts";

test.each([
  ["/old-page", "/old-page"],
  ["/old-page/", "/old-page"],
  ["/caf%C3%A9", "/café"],
  ["/about.html", "/about.html"],
  ["/contact.php", "/contact.php"],
  ["/price-list.pdf", "/price-list.pdf"],
  ["/blog/apiary-roofs", "/blog/apiary-roofs"],
  ["/services/boiler-repairs", "/services/boiler-repairs"],
])("%s is noted as %s", (asked, noted) => expect(missedPath(asked)).toBe(noted));

test.each([
  "/favicon-32.png",
  "/assets/app.js",
  "/style.css",
  "/ads.txt",
  "/backup.zip",
  "/.env",
  "/.git/config",
  "/.well-known/security",
  "/wp-login.php",
  "/blog/wp-includes/x",
  "/xmlrpc.php",
  "/shell.php",
  "/cgi-bin/luci",
  "/actuator/health",
  "/phpmyadmin/index",
  "/a/../b",
  "/%3Cscript%3E",
  "/a'or'1",
  "/a%07b",
  "/%E0%A4%A",
  `/${"a".repeat(300)}`,
])("%s is not: nobody followed a link there", (asked) => expect(missedPath(asked)).toBeNull());
