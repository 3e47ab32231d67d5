insert into public.blog_posts (slug, title, excerpt, category, author, image_url, image_alt, read_time, published, published_at, created_at, content)
values (
  'what-to-automate-first', 'What to automate first, and what to leave alone', 'Five dull jobs a small trades firm can hand to software, in a sensible order, and the conversations that should always come from you.', 'Automation', 'Sam Alderson', '/pictures/blog/what-to-automate-first-1280.webp', 'Drawing of a wall-mounted timer switch with one cable leading to a ringing desk bell', 5, true, '2026-09-29T08:30:00Z', '2026-09-29T08:30:00Z',
  $article$
<p>Automation is a timer switch. It does one small thing at the right moment whether or not you remember. That is all. It is very good for jobs that are dull, frequent and always the same, and it is poor at anything that needs you to look somebody in the eye.</p>
<p>So start small. Pick one dull job, get it right, leave it a month, then think about the next.</p>

<h2>How to choose</h2>
<p>For one week, keep a list in the van of every bit of office work you do. Note how many minutes it took. At the end, give each one a line like this. The figures are examples for a two-van firm.</p>
<table>
<thead>
<tr>
<th>Task</th>
<th>Minutes a week</th>
<th>If it goes wrong</th>
</tr>
</thead>
<tbody>
<tr>
<td>First reply to enquiries</td>
<td>60</td>
<td>Slightly awkward</td>
</tr>
<tr>
<td>Reminding people you are coming</td>
<td>30</td>
<td>A wasted trip</td>
</tr>
<tr>
<td>Chasing invoices</td>
<td>45</td>
<td>An annoyed customer</td>
</tr>
<tr>
<td>Pricing jobs</td>
<td>240</td>
<td>You lose money</td>
</tr>
<tr>
<td>Dealing with a complaint</td>
<td>20</td>
<td>You lose the customer</td>
</tr>
</tbody>
</table>
<p>It is tempting to go for the biggest number. Look at the last column instead. Automate the ones where a mistake is cheap. Pricing eats the most time here and it is the last thing to hand over.</p>

<h2>The first five, in order</h2>
<h3>1. The ‘got it’ message</h3>
<p>When somebody fills in your form, they get a text or email within a minute saying you have it and when you will ring. It asks for anything you always need. It does not pretend to be you typing.</p>
<blockquote>
<p>Thanks, we’ve got your message. Jo will ring you by 6pm tomorrow. If you can, reply with your postcode and a photo. This is an automatic reply, but a person reads the answers.</p>
</blockquote>
<h3>2. The day-before reminder</h3>
<p>One text the afternoon before a visit: the day, the time window, who is coming, what needs clearing and how to change it. Fewer wasted trips, and fewer calls at eight asking where you are.</p>
<h3>3. The invoice and its reminders</h3>
<p>The invoice goes out the day you finish, with bank details or a payment link. If it is unpaid, a polite nudge goes out a few days before it is due and another a few days after. Set it to stop there. From that point a person should ring. Many accounting packages already do this, so check what you pay for now.</p>
<p>You may need one anyway. Since April 2026, Making Tax Digital for Income Tax has generally applied to sole traders with more than £50,000 a year coming in from self-employment and property, before expenses. It means digital records and approved software. The line drops to £30,000 in April 2027.</p>
<h3>4. The review request</h3>
<p>The same short message with your review link, to every customer, when the job is marked finished. Do not filter out the ones you expect to grumble. That breaks Google’s rules. There is wording to copy in the guide to <a href="/blog/google-business-profile-for-trades">Google Business Profile</a>.</p>
<h3>5. The yearly reminder</h3>
<p>Boiler services, gutter clears and landlord gas checks come round every twelve months. A reminder in month eleven is worth having. If it invites someone to book, treat it as marketing: they need to have agreed, or been given the chance to say no when you took their details, and every message needs a way to opt out.</p>

<h2>What to keep for yourself</h2>
<p>This list matters more than the last one.</p>
<ul>
<li><strong>Prices for anything you have not seen.</strong> A fixed price for a standard tap swap is fine. A chatbot guessing at a rewire gives you a figure you must honour or take back, and both cost you.</li>
<li><strong>Safety advice.</strong> No machine should tell a customer whether that smell, that spark or that crack is all right. It should give the emergency number (0800 111 999 for gas) and ring you.</li>
<li><strong>Bad news.</strong> You are running late, the part is wrong, the wall is worse than you thought. Ring them. They will remember that you did.</li>
<li><strong>Complaints.</strong> An automatic ‘your message is important to us’ pours petrol on it.</li>
<li><strong>Review replies you have not read.</strong> Let software draft one if you like. Read it before it goes out under your name.</li>
<li><strong>People you know.</strong> The builder you have worked with for ten years should not get ‘Dear valued customer’. Leave regulars out of the sequences.</li>
<li><strong>Anything that commits you.</strong> Booking dates, ordering materials, agreeing extras. Software can suggest it. You press the button.</li>
</ul>
<p>The same goes for AI tools that write. They are handy for turning your notes into a tidy email, and they will state a wrong thing with total confidence. Check every number, and do not paste customers’ details into a tool until you know where they go.</p>

<h2>Set it up so it cannot embarrass you</h2>
<ol>
<li>Do it by hand for a fortnight first, with the exact wording. If customers misread it, fix the words now.</li>
<li>Test it on yourself and one patient friend. Reply with something odd and see what happens.</li>
<li>Make sure it stops as soon as the person replies, pays or cancels.</li>
<li>Set hours. Nobody wants a payment reminder at 2am or on Christmas Day.</li>
<li>Decide who owns it. One name, and that person knows how to switch it off from their phone.</li>
<li>Put ten minutes in the diary each month to read what went out. Prices change, people leave, links die.</li>
</ol>

<h2>How you will know it worked</h2>
<p>Write down one number before you start: wasted trips a month, days from finishing a job to being paid, or evenings spent on messages. Check it after eight weeks. If it has not moved, switch the thing off. You have lost nothing but a bit of tinkering.</p>
<p>And if the list in your van turns out to be two pages long, bring it to us. We will mark the ones we would leave alone first. The rest is what our <a href="/services/automation-ai">automation service</a> is for.</p>
  $article$
)
on conflict (slug) do nothing;
