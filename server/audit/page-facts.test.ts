import { expect, test } from "vitest";
import { pageFacts } from "./page-facts.ts";

const read = (html: string) =>
  pageFacts({ url: "https://site.example/blog/a?x=1", html, noindex: false, bytes: 1 });

test("the head is read as it is meant", () => {
  const facts = read(`<head><title> Roofs &amp; <b>gutters</b>
    </title><meta name="description" content=" Dry "><meta name="robots" content="index, NOINDEX">
    <link rel="canonical" href="/blog/a"><meta property="og:image" content="/og.png">
    <script type="application/ld+json">{"a":"<b>"}</script><script>no()</script></head>`);
  expect(facts).toMatchObject({
    path: "/blog/a?x=1",
    titles: ["Roofs & <b>gutters</b>"],
    descriptions: ["Dry"],
    noindex: true,
    canonicals: ["https://site.example/blog/a"],
    socialImages: ["https://site.example/og.png"],
    structuredData: ['{"a":"<b>"}'],
  });
});

test("the title of a drawing is not the page's", () => {
  expect(read("<svg><title>Van</title></svg><title>Page</title>").titles).toEqual(["Page"]);
});

test("links to this site are kept, in the frame or not, with their words and place", () => {
  const { links } = read(`<header><a href="/">Home</a></header><main>
    <a href="#part%20two">Part <em>two</em></a><a href="https://site.example/b?c=1">B</a>
    <a href="/visit" aria-label="Visit: Roof"><img src="/x.png" alt=""></a>
    <a href="https://other.example/">Other</a><a href="mailto:a@b.c">Mail</a><a>None</a>
    <a href="https://[">Bad</a></main>`);
  expect(links).toEqual([
    { path: "/", anchor: "", text: "Home", shared: true },
    { path: "/blog/a?x=1", anchor: "part two", text: "Part two", shared: false },
    { path: "/b?c=1", anchor: "", text: "B", shared: false },
    { path: "/visit", anchor: "", text: "Visit: Roof", shared: false },
  ]);
});

test("headings, places and pictures are read in their order", () => {
  const { headings, ids, pictures } = read(`<h1 id="top">One</h1><h3><a href="#x">Three</a></h3>
    <img src="/a.png"><div class="big prose"><p><img src="/b.png" alt=""></p></div>
    <img src="/c.png" alt="C">`);
  expect(headings).toEqual([
    { level: 1, text: "One" },
    { level: 3, text: "Three" },
  ]);
  expect([...ids]).toEqual(["top"]);
  expect(pictures).toEqual([
    { src: "/a.png", alt: null, inArticle: false },
    { src: "/b.png", alt: "", inArticle: true },
    { src: "/c.png", alt: "C", inArticle: false },
  ]);
});
