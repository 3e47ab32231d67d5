insert into public.blog_posts (slug, title, excerpt, category, author, image_url, image_alt, read_time, published, published_at, created_at, content)
values (
  'website-checklist-for-trades', 'What a trades website needs before it goes live', 'A snag list for your new website: the words, the proof, the legal lines and the tests to run on your own phone before you tell a single customer.', 'Web design', 'Sam Alderson', '/pictures/blog/website-checklist-for-trades-1280.webp', 'Drawing of a clipboard with a part-ticked snag list and a pencil on a string', 5, true, '2026-07-07T08:30:00Z', '2026-07-07T08:30:00Z',
  $article$
<p>You would not hand over a kitchen without opening every drawer. A website deserves the same walk round. Here is the snag list. Do it on your phone, with the designer’s laptop shut, because that is where your customers will see it.</p>

<h2>The first screen</h2>
<p>Open the home page and do not scroll. A stranger should be able to answer four questions.</p>
<ul>
<li>What do you do? ‘Flat roofs and roof repairs’ beats ‘quality roofing services’.</li>
<li>Where do you do it? Name the towns. ‘The North East’ could mean anything.</li>
<li>How do I reach you? A phone number that rings when tapped.</li>
<li>Why you? One true thing: 18 years in the trade, your Gas Safe number, a photo of your own work.</li>
</ul>
<p>Then hand the phone to someone outside the trade for ten seconds, take it back and ask them the same four. If they hesitate, fix the words before you touch the colours.</p>

<h2>A page for each kind of job</h2>
<p>One page headed ‘Services’ with twelve bullet points helps nobody. Somebody searching for a consumer unit upgrade wants a page about that. Start with the three to five jobs you most want more of, and give each its own page with:</p>
<ul>
<li>What the job involves, in the order it happens</li>
<li>How long it usually takes, and what mess to expect</li>
<li>What changes the price. A ‘from’ price is useful if you can stand behind it, with VAT included for householders</li>
<li>Two or three photos of that job, done by you</li>
<li>The question customers always ask, answered</li>
<li>One button or number at the bottom</li>
</ul>
<p>Write it the way you explain it at the kitchen table. If you get stuck, talk it into your phone as if a customer had just asked, and type that up.</p>

<h2>Proof that can be checked</h2>
<p>Anyone can type ‘trusted local experts’. Proof is something a careful customer could look up.</p>
<ul>
<li>Registration numbers beside the logos: Gas Safe, your electrical scheme, MCS, whichever are really yours and in date</li>
<li>Public liability insurance, with the amount of cover</li>
<li>Reviews with a first name, a town and a link to where they were left</li>
<li>Photos of your team and van. No models in clean hard hats</li>
<li>Guarantees in one plain sentence: what is covered, by whom, for how long</li>
</ul>
<p>Take down anything that has lapsed. An old scheme logo does more harm than a gap, and claiming a membership you no longer hold can land you in real trouble.</p>

<h2>The lines the law wants</h2>
<p>These belong in the footer or on the contact page. They take ten minutes and are easy to forget.</p>
<table>
<thead>
<tr>
<th>If you are</th>
<th>Show on the site</th>
</tr>
</thead>
<tbody>
<tr>
<td>A limited company</td>
<td>Registered name, company number, where it is registered (such as England and Wales) and the registered office address</td>
</tr>
<tr>
<td>A sole trader using a business name</td>
<td>Your own name as well as the trading name, and an address where you can be contacted</td>
</tr>
<tr>
<td>Anyone</td>
<td>An email address, not only a form</td>
</tr>
<tr>
<td>VAT registered</td>
<td>Your VAT number</td>
</tr>
</tbody>
</table>
<p>You also need a short privacy notice saying what you do with the details people send you. If the site uses advertising or tracking cookies, visitors must be asked first, and ‘no’ has to be as easy to tap as ‘yes’. Many small sites need no tracking at all, which makes the banner unnecessary.</p>

<h2>Behind the plasterboard</h2>
<p>You cannot see these, so ask whoever built it. Every answer should be a straight yes.</p>
<ol>
<li>Is the domain registered to me or my company? If you are unsure, read <a href="/blog/own-your-domain">who owns your domain</a> first.</li>
<li>Do I have my own logins, written down somewhere safe?</li>
<li>Does the address start with https on every page?</li>
<li>If I had an old site, do its page addresses forward to the new ones?</li>
<li>Is there a backup, and has anyone ever restored one?</li>
<li>Does each page have its own title and description for Google?</li>
<li>Is the email set up with SPF, DKIM and DMARC? Those are the records that help keep your quotes out of junk folders.</li>
<li>Is there a named person to ring if it goes down, and do I know what that costs?</li>
</ol>

<h2>Test it from the van</h2>
<p>Park somewhere with a poor signal, turn off the wifi and go through this list.</p>
<ol>
<li>Load the home page. If you are drumming your fingers, the pictures are probably too big.</li>
<li>Tap the phone number. It should ring the right phone.</li>
<li>Send the contact form. Check that you get it, that it is not in junk, and that the thank-you page says when you will reply.</li>
<li>Reply to it. Check that your reply arrives too.</li>
<li>Turn the text size up in your phone settings. Everything should still fit.</li>
<li>Try to read it in bright sun. Pale grey text will vanish.</li>
<li>Tap every link in the menu and footer.</li>
<li>Check the spelling of every town, surname and brand you have written.</li>
</ol>
<p>Then ask one person over sixty and one under twenty-five to book you for a job using only the site. Watch and say nothing. Wherever they stop is your last snag.</p>

<h2>The week after</h2>
<p>Put the new address on your Google profile, invoices, email signature and directory listings. Send the form to yourself again after seven days and once a month from then on. Forms break quietly, and the first you hear of it is a slow month.</p>
<p>If you are starting from a blank page, our <a href="/services/web-design/onboarding">onboarding questionnaire</a> asks about your domain, your work and the customers you want. It is a fair way to get your thoughts straight.</p>
  $article$
)
on conflict (slug) do nothing;
