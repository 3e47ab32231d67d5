insert into public.blog_posts (slug, title, excerpt, category, author, image_url, image_alt, read_time, published, published_at, created_at, content)
values (
  'own-your-domain', 'Who owns your domain?', 'Your web address may be registered to somebody else. How to check in ten minutes, what to write if it is, and how to move it without losing email.', 'Web design', 'Sam Alderson', '/pictures/blog/own-your-domain-1280.webp', 'Drawing of a bunch of keys with a signed paper tag hanging from a single hook', 4, true, '2026-06-09T08:30:00Z', '2026-06-09T08:30:00Z',
  $article$
<p>Your domain is the bit after the www and the bit after the @. It is on the van, the workwear, the invoices and every quote in every customer’s inbox. Plenty of owners could not say whose name it is in. Sometimes it is a web designer they last spoke to in 2019.</p>
<p>It starts innocently. Somebody offers to sort the website, buys the name on their own account and carries on renewing it. All is well until they retire, fall out with you, or change the card.</p>

<h2>Four things people mix up</h2>
<p>‘The website’ is really four things, often bought from different companies.</p>
<table>
<thead>
<tr>
<th>Thing</th>
<th>What it is</th>
<th>Whose name</th>
</tr>
</thead>
<tbody>
<tr>
<td>Domain</td>
<td>The address, rented by the year</td>
<td>Yours, always</td>
</tr>
<tr>
<td>DNS</td>
<td>The signposts saying where web visits and email go</td>
<td>Yours, with access for your web firm</td>
</tr>
<tr>
<td>Hosting</td>
<td>The computer the website sits on</td>
<td>Yours or your web firm’s</td>
</tr>
<tr>
<td>Email</td>
<td>The mailboxes at your domain</td>
<td>Yours</td>
</tr>
</tbody>
</table>
<p>Think of the domain as the plot. You can knock down a website and build another. If someone else holds the plot, you are building on their land.</p>
<p>The <strong>registry</strong> keeps the master list; for addresses ending in .uk that is Nominet. The <strong>registrar</strong> is the shop that sold you the name and sends the renewal bill. The <strong>registrant</strong> is the person or company it is registered to. That should be you or your limited company.</p>

<h2>Check in ten minutes</h2>
<ol>
<li>For a .uk name, use the lookup on Nominet’s website. For .com and most others, use the lookup run by ICANN. You will see the registrar and the expiry date. The registrant is often hidden for privacy, so a blank there proves nothing.</li>
<li>Search your email and bank statements for that registrar. If you pay the bill yourself, you probably have an account.</li>
<li>Log in. Find the page with the registrant or owner details. Read the name and the email address on it.</li>
<li>Check that renewal is automatic and the card is in date.</li>
<li>No account and no bill? Send the email below to whoever built the site.</li>
</ol>

<h2>The email to send</h2>
<p>Keep it friendly. It is probably an old habit nobody questioned.</p>
<blockquote>
<p>Hi [name],</p>
<p>I’m putting our business paperwork in order. Could you help me with [yourdomain]?</p>
<p>1. Which registrar is it with, and when does it renew?</p>
<p>2. Who is named as the registrant?</p>
<p>3. If it isn’t [my company name], please could you change it to that, using [email address]?</p>
<p>4. Please could you move it to my own account at the same registrar? I’ll open one and send you the details.</p>
<p>5. Please send me a copy of the current DNS records for safe keeping.</p>
<p>I’m happy to pay any fee at cost and for your time. Could we do this by [date two weeks away]?</p>
</blockquote>
<p>Your web firm can still look after the day-to-day. Many registrars let you give someone access without handing over the keys.</p>

<h2>Move it without losing your email</h2>
<p>Changing who holds the domain does not have to touch the website or the email. Trouble comes when DNS changes at the same time and nobody wrote down the old settings.</p>
<ul>
<li>Get a copy of every DNS record first, the MX and TXT ones most of all. Those run your email.</li>
<li>Ask the new registrar exactly what they need from the old one, and whether DNS will stay where it is.</li>
<li>Do one thing at a time. Move the domain, check the email for a few days, then move the website.</li>
<li>Pick a quiet morning. Friday at four is asking for it.</li>
<li>Do not cancel anything at the old end until mail has come in and gone out from the new one.</li>
</ul>

<h2>If they will not hand it over</h2>
<p>Read what you signed. Some packages do include the domain as a rental, and then you may have to negotiate. If the name was bought for you and you paid for it, say so in writing with the invoices attached. Ask the registrar what it needs to correct a wrong registrant. For .uk names, Nominet runs a dispute resolution service. If the name is your livelihood, pay for an hour with a solicitor.</p>
<p>Meanwhile, do not let it lapse over an argument. If they send a renewal bill, pay it and keep arguing.</p>

<h2>Keep it safe from now on</h2>
<ul>
<li>Use an account email that is not at the same domain. If the domain stops, so does the reset link.</li>
<li>Turn on two-step sign-in and keep the backup codes with the company papers.</li>
<li>Renew for several years if you can, and put the expiry date in your calendar as well.</li>
<li>Tell one other person where the login is. Ladders happen.</li>
<li>Ignore official-looking renewal letters from firms you do not recognise. If in doubt, log in to your registrar and look.</li>
<li>If you have the .co.uk, think about the matching .uk and .com too, so nobody else can use them.</li>
</ul>
<p>Do the ten-minute check tonight. When someone next builds you a website, put one sentence in the agreement: the domain is registered to the client, in the client’s account. We ask about it early in our <a href="/services/web-design">web design</a> work for that reason.</p>
  $article$
)
on conflict (slug) do nothing;
