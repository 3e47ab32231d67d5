insert into public.blog_posts (slug, title, excerpt, category, author, image_url, image_alt, read_time, published, published_at, created_at, content)
values (
  'follow-up-quotes-without-nagging', 'How to follow up a quote without nagging', 'Four short messages, three weeks and a clean finish. Words to copy, what to say when you are too dear, and where the marketing rules start.', 'CRM', 'Sam Alderson', '/pictures/blog/follow-up-quotes-without-nagging-1280.webp', 'Drawing of a folded quote on a doormat below a front door letterbox, with a pair of wellies by the wall', 6, true, '2026-10-13T08:30:00Z', '2026-10-13T08:30:00Z',
  $article$
<p>You measured up on Saturday morning, priced it on Sunday night and sent it on Monday. Then nothing. A fortnight later you still do not know whether they hated the price, lost the email or are waiting for a sister-in-law to choose the tiles.</p>
<p>Most of us leave it there, because chasing feels like begging. But silence often means something other than no. People get busy. The quote lands in junk. They are waiting on a second price, or on payday, or on each other. A short, useful message at the right time helps them decide. Three messages saying ‘just checking in’ do not.</p>

<h2>Agree the follow-up before you leave the house</h2>
<p>The easiest way to avoid nagging is to get permission on the drive. Before you get in the van, say something like this:</p>
<blockquote>
<p>‘I’ll get the price to you by Tuesday. I’ll give you a ring on Friday in case you’ve got questions. Is text or a call better?’</p>
</blockquote>
<p>Now Friday’s call is you keeping your word. While you are there, ask who else needs to see the quote and when they hope to start. If the answer is ‘next spring, maybe’, write that down and follow up in February.</p>
<p>Then keep the first promise. A price that arrives on the day you said is a better sales message than anything in this article.</p>

<h2>Send a quote that answers questions</h2>
<p>A lot of chasing is really repair work on a thin quote. Check yours says:</p>
<ul>
<li>What is included, in plain words, line by line</li>
<li>What is not, such as decorating, skip hire or making good</li>
<li>The total, and whether VAT is in it. For a householder, give the figure they will actually pay</li>
<li>Roughly when you could start and how long it takes</li>
<li>How long the price holds, for example 30 days</li>
<li>How to say yes: ‘reply “go ahead” and I’ll send dates’</li>
</ul>
<p>If a householder accepts in their own home, or by phone or email, they will usually have a 14-day right to cancel and you have to tell them about it. If they want you to start sooner, get that request in writing. There are exceptions, such as urgent repairs they called you out for. Put the wording in your quote template once and it is done.</p>

<h2>Four messages over three weeks</h2>
<p>This schedule suits a job in the hundreds or low thousands. Stretch it for an extension, shrink it for a leaking tap.</p>
<table>
<thead>
<tr>
<th>When</th>
<th>How</th>
<th>What it is for</th>
</tr>
</thead>
<tbody>
<tr>
<td>Same day</td>
<td>Text</td>
<td>Make sure it arrived</td>
</tr>
<tr>
<td>Day 3 or 4</td>
<td>Call or text, as agreed</td>
<td>Answer questions</td>
</tr>
<tr>
<td>Day 10</td>
<td>Text or email</td>
<td>Add one useful fact</td>
</tr>
<tr>
<td>Day 21</td>
<td>Text or email</td>
<td>Close it politely</td>
</tr>
</tbody>
</table>
<h3>Same day</h3>
<blockquote>
<p>Hi Karen, I’ve emailed the quote for the fascias. It comes from [email address], so check junk if you can’t see it. Any questions, text me here. Dave</p>
</blockquote>
<h3>Day 3 or 4</h3>
<blockquote>
<p>Hi Karen, Dave from [business]. Did the quote make sense? The bit people usually ask about is the vented soffit, so I’m happy to explain why I put it in.</p>
</blockquote>
<p>If you agreed a call, ring instead and keep it under three minutes. Three questions are enough: ‘Did it all come through? Is there anything in there you weren’t expecting? What would you need to know to decide?’ Then stop talking. The answer to the second one is often the reason they have gone quiet.</p>
<p>If they say they are still thinking, ask for a date and leave it with them: ‘No rush. Shall I try you after the bank holiday?’ Move your next message to that date and forget the schedule.</p>
<h3>Day 10</h3>
<blockquote>
<p>Hi Karen, I’m booking scaffolding for the second half of May this week. If you’d like yours done then, let me know by Thursday and I’ll pencil you in. If you’re not ready, no problem.</p>
</blockquote>
<p>Only send that one if it is true. A made-up deadline is pressure, and customers can smell it. With no real date to offer, send a photo of a similar job you have just finished, with one line about it.</p>
<h3>Day 21</h3>
<blockquote>
<p>Hi Karen, I’ve not heard back, so I’ll close the quote for the fascias and stop bothering you. If you’ve gone with someone else, I hope it goes well. If it’s just been a busy month, reply any time and I’ll check the price still stands.</p>
</blockquote>
<p>The closing message can bring the most honest reply of the lot, because it asks for nothing. Mean it. If they stay quiet, mark the job lost and move on.</p>

<h2>When they say you are too dear</h2>
<p>Do the sum before you touch the price. Say the quote is £2,400 and you expect to clear £600 after labour, materials and scaffold. Knock off 10% and you have given away £240. That is 40% of what you stood to make, and the work has not got any shorter.</p>
<p>Three better answers:</p>
<ol>
<li><strong>Ask what they are comparing.</strong> ‘Is the other price for replacing the boards or capping over them?’ Often it is a different job.</li>
<li><strong>Take something out.</strong> ‘I can leave the garage for next year. That brings it to £1,950.’ The price drops because the work did.</li>
<li><strong>Let it go well.</strong> ‘I can’t do it properly for that. If it doesn’t work out, ring me.’ Some of them will.</li>
</ol>

<h2>Know where a follow-up turns into marketing</h2>
<p>Replying to someone about the quote they asked for is ordinary business. Texting them in autumn with an offer on gutter cleaning is marketing, and the Privacy and Electronic Communications Regulations (PECR) apply.</p>
<p>For householders and sole traders, marketing texts and emails need their consent, with one exception known as the soft opt-in. It can cover people who bought from you or asked you for a quote, if all of these are true:</p>
<ul>
<li>They gave you their details themselves</li>
<li>You offered a simple way to say no at the time</li>
<li>You are offering your own, similar services</li>
<li>Every message has a simple way to opt out</li>
</ul>
<p>So put a ‘no offers, thanks’ box on your enquiry form, and ask the same when you take details over the phone. When somebody says stop, stop, and note it where everyone who sends messages will see it.</p>

<h2>Keep score in three columns</h2>
<p>You need to see every open quote at a glance: who, how much, and the date of the next message. A sheet of paper on the fridge does it for five quotes. Past that, use <a href="/blog/one-inbox-for-every-enquiry">one shared list</a> or a CRM that reminds you.</p>
<p>Messages one and four are safe to send automatically. Do the middle two yourself, since they only work if you remember the house. And whatever sends them, it must stop the second the customer replies.</p>
<p>Tomorrow morning, pick the three biggest quotes from the last month with no answer and send each the day 10 or day 21 message. If you end up wanting the reminders to look after themselves, that is part of what we set up in our <a href="/services/crm-integration">CRM service</a>.</p>
  $article$
)
on conflict (slug) do nothing;
