import { expect, test } from "vitest";
import { articleHtml, plainText, withAbsoluteAddresses } from "./article-html.ts";

test("a heading gets an id from its words and links to itself", () => {
  const { html } = articleHtml("<h2>Who owns it?</h2><p>You.</p>");
  expect(html).toBe('<h2 id="who-owns-it"><a href="#who-owns-it">Who owns it?</a></h2><p>You.</p>');
});

test("headings with the same words, or with an id of the page, are told apart", () => {
  const { html } = articleHtml("<h2>Main</h2><h3>Price</h3><h3>Price</h3>", ["main"]);
  expect([...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])).toEqual([
    "main-2",
    "price",
    "price-2",
  ]);
});

test("an id that the owner gave stays", () => {
  expect(articleHtml('<h2 id="cost">Price</h2>').html).toContain('<h2 id="cost">');
});

test("a heading that holds a link is not wrapped in another", () => {
  const { html } = articleHtml('<h2>Ask <a href="/contact">us</a></h2>');
  expect(html).toBe('<h2 id="ask-us">Ask <a href="/contact">us</a></h2>');
});

test("a title inside the body becomes a section", () => {
  const { html, sections } = articleHtml("<h1>Intro</h1>");
  expect(html).toContain("<h2 id=");
  expect(sections).toEqual([{ id: "intro", text: "Intro" }]);
});

test("the contents list the second-level headings in plain words", () => {
  const { sections } = articleHtml("<h2>Nuts &amp; <em>bolts</em></h2><h3>Bolts</h3>");
  expect(sections).toEqual([{ id: "nuts-bolts", text: "Nuts & bolts" }]);
});

test("a table scrolls in a box named after its section", () => {
  const { html } = articleHtml('<h2>The "one" list</h2><table><tr><td>1</td></tr></table>');
  expect(html).toContain(
    '<div class="scroll" role="group" aria-label="Table: The &quot;one&quot; list" tabindex="0"><table>',
  );
  expect(html).toMatch(/<\/table><\/div>$/);
});

test("code can be scrolled from the keyboard and pictures load late", () => {
  const { html } = articleHtml('<pre><code>a</code></pre><img src="/a.webp" alt="a > b">');
  expect(html).toContain('<pre tabindex="0"><code>');
  expect(html).toContain('<img loading="lazy" decoding="async" src="/a.webp" alt="a > b">');
  expect(articleHtml('<img src="/a.webp" loading="eager">').html).not.toContain("lazy");
});

test("an uploaded picture comes in the size that is needed, and has its shape before it is there", () => {
  const name = "/storage/v1/object/public/media/3f9a2c71d0e4b5a6-van-600x400-c8a07f";
  const { html } = articleHtml(`<img src="${name}-600.webp" alt="5 > 4">`);
  expect(html).toContain(`srcset="${name}-480.webp 480w, ${name}-600.webp 600w"`);
  expect(html).toContain('width="600" height="400"');
  expect(html).toContain(`src="${name}-600.webp" alt="5 > 4"`);
  const plain = '<img src="/van.webp" alt="">';
  expect(articleHtml(plain).html).not.toContain("srcset");
});

test("words that look like mark-up are left alone", () => {
  const body = "<p>Write &lt;h2&gt;Title&lt;/h2&gt; and &lt;table&gt;.</p>";
  expect(articleHtml(body)).toEqual({ html: body, sections: [] });
});

test("plain text has no tags and no entities", () => {
  expect(plainText("a &lt;b&gt;&nbsp;<b title='>'>c</b>&#8217;&#x41; &unknown;")).toBe(
    "a <b> c’A &unknown;",
  );
});

test("addresses become absolute, and only inside tags", () => {
  const base = "https://site.example/blog/a";
  expect(
    withAbsoluteAddresses(
      '<a href="/b?x=1&amp;y=2">b</a><a href="#c">c</a><img src="d.webp">',
      base,
    ),
  ).toBe(
    '<a href="https://site.example/b?x=1&amp;y=2">b</a><a href="https://site.example/blog/a#c">c</a><img src="https://site.example/blog/d.webp">',
  );
  expect(withAbsoluteAddresses('<p>say href="/b"</p>', base)).toBe('<p>say href="/b"</p>');
  expect(withAbsoluteAddresses('<a href="mailto:a@b.example">', base)).toContain(
    '"mailto:a@b.example"',
  );
});
