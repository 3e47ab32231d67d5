import type { Page } from "@playwright/test";
import { expect, test } from "../support/admin-test.ts";
import { editorOn, plantPosts, removePosts, uniqueSlug } from "../support/posts.ts";

test.describe.configure({ timeout: 150_000 });

const run = uniqueSlug();
test.afterAll(() => removePosts(run));

let count = 0;
const mySlug = () => `${run}-${process.pid}-${count++}`;

test("a post written by keyboard alone is public for the very next visitor, everywhere", async ({
  adminPage: page,
  request,
}) => {
  const slug = mySlug();
  const title = `Written ${slug}`;
  const editor = editorOn(page);
  await editor.openNew();
  await expect(editor.title).toBeFocused();
  await page.keyboard.type(title);
  await expect(editor.slug).toHaveValue(slug.replace(/^/, "written-"));
  await editor.slug.fill(slug);
  await editor.text.focus();
  await page.keyboard.type("## Why it matters\n");
  await page.keyboard.type("Some **strong words** and `code`.\n");
  await page.keyboard.type("- one\ntwo\n\n");
  await page.keyboard.type("> Quoted");
  await editor.choose("Publish now");
  await page.keyboard.press("Control+s");
  await expect(editor.status).toHaveText(/^Saved at/);

  const article = await request.get(`/blog/${slug}`);
  expect(article.status()).toBe(200);
  const html = await article.text();
  expect(html).toContain("Why it matters</a></h2>");
  expect(html).toContain("<strong>strong words</strong> and <code>code</code>");
  expect(html).toContain("<ul><li>one</li><li>two</li></ul><blockquote><p>Quoted</p></blockquote>");
  for (const path of ["/blog", "/blog/rss.xml", "/sitemap.xml"])
    expect(await (await request.get(path)).text(), path).toContain(slug);

  await editor.choose("Draft");
  await editor.button("Unpublish and save").click();
  await expect(editor.status).toHaveText(/^Saved at/);
  expect((await request.get(`/blog/${slug}`)).status()).toBe(404);
});

test("bad input is named next to its field and nothing typed is lost", async ({
  adminPage: page,
}) => {
  const [other] = await plantPosts({ slug: mySlug(), title: "The other post" });
  const editor = editorOn(page);
  await editor.openNew();
  await editor.text.click();
  await page.keyboard.type("Words that must stay");
  await editor.button("Save draft").click();
  await expect(editor.dialog.getByText("The post needs a title.")).toBeVisible();
  await expect(editor.title).toBeFocused();

  await editor.title.fill("A title");
  for (const [slug, message] of [
    ["rss.xml", "kept for the site itself"],
    ["Not An Address", "Use small letters"],
    [other?.slug ?? "", "“The other post” has this address."],
  ] as const) {
    await editor.slug.fill(slug);
    await editor.button("Save draft").click();
    await expect(editor.dialog.getByText(message)).toBeVisible();
    await expect(editor.slug).toHaveAccessibleDescription(new RegExp(message.slice(-20)));
  }
  await expect(editor.text).toHaveText("Words that must stay");
  await editor.slug.fill(mySlug());
  await editor.button("Save draft").click();
  await expect(editor.status).toHaveText(/saved at/i);
});

test("a new address of a public post is a single hop from the old one, its search texts move along", async ({
  adminPage: page,
  request,
}) => {
  const [slug, next] = [mySlug(), mySlug()];
  const [post] = await plantPosts({ slug, title: "Moving", published: true });
  const editor = editorOn(page);
  await editor.openPost(post?.id ?? "");
  await editor.dialog.getByLabel("Search title").fill("Found by this");
  await editor.slug.fill(next);
  await expect(editor.dialog.getByText("The old address will lead to the new one.")).toBeVisible();
  await editor.button("Save changes").click();
  await expect(editor.status).toHaveText(/^Saved at/);
  const moved = await request.get(`/blog/${slug}`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, `/blog/${next}`]);
  expect(await (await request.get(`/blog/${next}`)).text()).toContain("<title>Found by this |");
});

test("a post is scheduled by the clocks in London, and a time that has passed is refused", async ({
  adminPage: page,
  request,
}) => {
  const slug = mySlug();
  const [post] = await plantPosts({ slug, title: "Later" });
  const editor = editorOn(page);
  await editor.openPost(post?.id ?? "");
  await editor.choose("Schedule");
  const time = editor.dialog.getByLabel("Day and time in the UK");
  await time.fill("2020-01-01T09:00");
  await editor.button("Schedule").click();
  await expect(editor.dialog.getByText("That time has passed.")).toBeVisible();
  await time.fill("2090-07-03T09:00");
  await expect(editor.dialog.getByText("Monday 3 July 2090 at 09:00 BST")).toBeVisible();
  await editor.button("Schedule").click();
  await expect(editor.status).toHaveText(/^Saved at/);
  expect((await request.get(`/blog/${slug}`)).status()).toBe(404);
  await page.goto(`/admin/blog?q=${slug}`);
  await expect(page.getByRole("row").filter({ hasText: "Later" })).toContainText(
    "Scheduled3 Jul 2090, 09:00",
  );
});

test("a scheduled post is on every public page when its time comes, and on none before", async ({
  request,
}) => {
  const [due, later] = [mySlug(), mySlug()];
  const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
  await plantPosts(
    { slug: due, title: "Due", published: true, published_at: inMs(2000) },
    { slug: later, title: "Later", published: true, published_at: inMs(3_600_000) },
  );
  for (const path of ["/blog", "/blog/rss.xml", "/sitemap.xml"]) {
    const shown = async () => (await request.get(path)).text();
    await expect.poll(shown, path).toContain(due);
    expect(await shown(), path).not.toContain(later);
  }
  expect((await request.get(`/blog/${due}`)).status()).toBe(200);
  expect((await request.get(`/blog/${later}`)).status()).toBe(404);
});

test("the excerpt is offered from the text, and the search result looks as it will", async ({
  adminPage: page,
}) => {
  const content = "<h2>Head</h2><p>Ring back before dinner. It wins the job.</p>";
  const [post] = await plantPosts({ slug: mySlug(), title: "Missed calls", content });
  const editor = editorOn(page);
  await editor.openPost(post?.id ?? "");
  await expect(editor.dialog.getByText("9 words")).toBeVisible();
  await editor.button("Take it from the text").click();
  await expect(editor.dialog.getByLabel("Excerpt")).toHaveValue(
    "Ring back before dinner. It wins the job.",
  );
  const result = editor.dialog.getByRole("img", { name: "How it looks in search results" });
  await expect(result).toContainText(`› blog › ${post?.slug}`);
  await expect(result).toContainText("Missed calls | ");
  await expect(result).toContainText("Ring back before dinner.");
  await editor.dialog.getByLabel("Search title").fill("What a missed call costs");
  await editor.dialog.getByLabel("Search description").fill("Do the sum.");
  await expect(result).toContainText("What a missed call costs | ");
  await expect(result).toContainText("Do the sum.");
  await editor.button("Save draft").click();
  await expect(editor.status).toHaveText(/saved at/i);
});

test("a picture has a caption typed below it, and words for who cannot see it", async ({
  adminPage: page,
  request,
}) => {
  const slug = mySlug();
  const content = '<p>Before</p><figure><img src="/og-image.png" alt="Old words"></figure>';
  const [post] = await plantPosts({ slug, title: "Pictures", published: true, content });
  const editor = editorOn(page);
  await editor.openPost(post?.id ?? "");
  await editor.text.locator("figcaption").click();
  await page.keyboard.type("The van, loaded");
  await editor.tool("Picture").click();
  const words = editor.dialog.getByLabel("What the picture shows").first();
  await words.fill("A white van");
  await page.keyboard.press("Enter");
  await editor.button("Save changes").click();
  await expect(editor.status).toHaveText(/^Saved at/);
  const html = await (await request.get(`/blog/${slug}`)).text();
  expect(html).toContain("<figcaption>The van, loaded</figcaption>");
  expect(html).toMatch(/<img [^>]*alt="A white van"/);
});

test("links, tables, quotes with a source and videos come from the toolbar, by keyboard", async ({
  adminPage: page,
}) => {
  const editor = editorOn(page);
  const [post] = await plantPosts({ slug: mySlug(), title: "Tools" });
  await editor.openPost(post?.id ?? "");
  await editor.text.click();
  await page.keyboard.type("Call us");
  await page.keyboard.press("Control+a");
  await editor.tool("H2 heading").focus();
  for (let presses = 0; presses < 5; presses++) await page.keyboard.press("ArrowRight");
  await expect(editor.tool("Link")).toBeFocused();
  await page.keyboard.press("Enter");
  const address = editor.dialog.getByLabel("Where the link leads");
  await address.fill("javascript:alert(1)");
  await page.keyboard.press("Enter");
  await expect(editor.dialog.getByText("Start with https://")).toBeVisible();
  await address.fill("/contact");
  await page.keyboard.press("Enter");
  await expect(editor.text.getByRole("link", { name: "Call us" })).toHaveAttribute(
    "href",
    "/contact",
  );

  await page.keyboard.press("Control+End");
  await page.keyboard.press("Enter");
  await editor.tool("Video").click();
  await editor.dialog.getByLabel("Embed address").fill("https://elsewhere.example/v/1");
  await editor.dialog.getByRole("button", { name: "Apply" }).click();
  await expect(editor.dialog.getByText(/Only videos from .+ can be shown/)).toBeVisible();
  await editor.dialog.getByLabel("Embed address").fill("https://video.secondfix.example/embed/1");
  await editor.dialog.getByLabel("What the video shows").fill("A tour");
  await editor.dialog.getByRole("button", { name: "Apply" }).click();
  await expect(editor.text.getByText("Video: A tour")).toBeVisible();

  await page.keyboard.press("Control+End");
  await editor.tool("Table").click();
  await expect(editor.tool("Table")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.type("Head");
  await editor.button("Delete column").click();
  await editor.button("Save draft").click();
  await expect(editor.status).toHaveText(/saved at/i);

  await page.reload();
  await expect(editor.text.getByRole("columnheader", { name: "Head" })).toBeHidden();
  await expect(editor.text.locator("th")).toHaveCount(2);
  await expect(editor.text.getByText("Video: A tour")).toBeVisible();
  await expect(editor.status).toHaveText("All changes saved.");
});

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style>
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]--></head><body>
<!--StartFragment--><h1 style='mso-margin-top-alt:auto'>Big heading<o:p></o:p></h1>
<p class=MsoNormal style='margin-bottom:8pt'><b><span style='font-size:14pt;font-family:"Calibri"'>Bold</span></b> and <span style='font-style:italic;color:red'>slanted</span>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span></span><![endif]>First<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o</span>Inner<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Second<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<table class=MsoTableGrid style='border-collapse:collapse'><tr><td width=301 style='width:225pt'><p class=MsoNormal>Cell<o:p></o:p></p></td></tr></table>
<!--EndFragment--></body></html>`;

const GOOGLE = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><p dir="ltr" style="line-height:1.38"><span style="font-size:11pt;font-weight:700;">Strong</span><span style="font-weight:400"> then plain</span></p><ul><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation"><span style="font-style:italic">Point</span></p></li></ul></b><br class="Apple-interchange-newline">`;

for (const [program, html, stored] of [
  [
    "Word",
    WORD,
    "<h2>Big heading</h2><p><strong>Bold</strong> and <em>slanted</em>.</p><ul><li>First<ul><li>Inner</li></ul></li><li>Second</li></ul><table><tbody><tr><td>Cell</td></tr></tbody></table>",
  ],
  [
    "Google Docs",
    GOOGLE,
    "<p><strong>Strong</strong> then plain</p><ul><li><em>Point</em></li></ul>",
  ],
] as const)
  test(`text pasted from ${program} is stored as clean HTML`, async ({ adminPage: page }) => {
    const [post] = await plantPosts({ slug: mySlug(), title: program });
    const editor = editorOn(page);
    await editor.openPost(post?.id ?? "");
    await editor.text.click();
    await paste(page, html);
    const request = page.waitForRequest("**/admin/blog/save");
    await editor.button("Save draft").click();
    expect((await request).postDataJSON().form.content).toBe(stored);
    await expect(editor.status).toHaveText(/saved at/i);
  });

async function paste(page: Page, html: string) {
  await page.evaluate((html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", html);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, html);
}
