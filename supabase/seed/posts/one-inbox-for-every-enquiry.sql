insert into public.blog_posts (slug, title, excerpt, category, author, image_url, image_alt, read_time, published, published_at, created_at, content)
values (
  'one-inbox-for-every-enquiry', 'One inbox for every enquiry', 'Calls, texts, WhatsApp, Messenger, email and a note on a bit of plasterboard. How to get every enquiry into one list you trust, for free.', 'CRM', 'Sam Alderson', '/pictures/blog/one-inbox-for-every-enquiry-1280.webp', 'Drawing of five downpipes of different sizes running into a single open letterbox', 7, true, '2026-10-27T08:30:00Z', '2026-10-27T08:30:00Z',
  $article$
<p>Mrs Hall messaged about her gutters. You remember that much. You remember the photo of the crack in the downpipe and you remember thinking you could fit her in on Friday. What you cannot remember is whether it was WhatsApp, Messenger or a text. It takes ten minutes to find her, and she sent it nine days ago.</p>
<p>The enquiries are coming in. They just land in eight places, with your memory doing the filing. This is how to bring them into one list, first with nothing but a spreadsheet, then with a proper system if you outgrow it.</p>

<h2>Count your front doors</h2>
<p>Before you change anything, write down every way a customer can reach you. Be honest about the odd ones.</p>
<ul>
<li>Calls and voicemails to your mobile, and to the landline if you still have one</li>
<li>Texts</li>
<li>WhatsApp, perhaps on two phones</li>
<li>Facebook Messenger and comments under posts</li>
<li>Instagram messages</li>
<li>Email, maybe an old address as well as the current one</li>
<li>The form on your website</li>
<li>Job and directory sites you pay for</li>
<li>People who stop you at the merchant’s, on the drive or outside school</li>
</ul>
<p>Next to each one, write who checks it and when. Anything with no name or no time beside it is where jobs go missing.</p>

<h2>Close the doors you do not need</h2>
<p>Every channel you keep is one more thing to look at. You are allowed to shut some.</p>
<p>If Instagram brings you pictures of other people’s kitchens and no work, put your number in the bio and set an automatic reply that points there. If an old email address still gets the odd message, forward it to the new one. If you pay for a directory and cannot name a job that came from it this year, stop paying.</p>
<p>For most trades, four is plenty: phone, one messaging app, email and the website form. Put those four on the van, the website and your Google profile, and leave the rest off.</p>

<h2>Start with one list tonight</h2>
<p>You do not need to buy anything to begin. Open a spreadsheet that works on your phone and share it with whoever else takes calls. Make one row per enquiry with these columns.</p>
<table>
<thead>
<tr>
<th>Column</th>
<th>What goes in it</th>
</tr>
</thead>
<tbody>
<tr>
<td>Date</td>
<td>When they first got in touch</td>
</tr>
<tr>
<td>Name and phone</td>
<td>One number, the one they answer</td>
</tr>
<tr>
<td>Postcode</td>
<td>Enough to know if you cover it</td>
</tr>
<tr>
<td>Job</td>
<td>Six words: ‘gutter leaking, back bay, two storey’</td>
</tr>
<tr>
<td>Came from</td>
<td>WhatsApp, Google, neighbour, van</td>
</tr>
<tr>
<td>Stage</td>
<td>New, Talking, Quoted, Won or Lost</td>
</tr>
<tr>
<td>Next step</td>
<td>One thing: ‘ring’, ‘visit’, ‘send price’</td>
</tr>
<tr>
<td>Due</td>
<td>The date you will do it</td>
</tr>
</tbody>
</table>
<p>The last two columns do the work. A row with no next step and no date is a job you are hoping will remember itself.</p>
<p>Keep it to five stages. People who invent twelve stop filling them in by the second week. ‘Lost’ is worth having, with a word on why: too dear, too far, too slow, no reply. After three months those words will tell you something.</p>

<h2>Three rules that keep the list true</h2>
<p><strong>If it is not on the list, it did not happen.</strong> The conversation can stay in WhatsApp. The enquiry goes on the list. Do it before you answer, because the answer feels like the end of the job.</p>
<p><strong>Everyone uses the same list.</strong> If your partner keeps a diary and your lad keeps a notes app, you have three lists again. One of you should own it and nag the other two.</p>
<p><strong>Look at it twice a day.</strong> Once with the first brew, once when you park up. Sort by due date and deal with whatever is at the top. Five minutes each time is enough for a one or two van firm.</p>
<h3>What a Tuesday looks like</h3>
<p>Say you run a small roofing firm. At half seven there are two rows due today: ring a Mr Ahmed about his chimney, and send a flat roof price you promised. You ring him before you set off and he books a visit, so his row becomes ‘Talking, visit, Friday 4pm’.</p>
<p>At eleven a Messenger enquiry comes in from Yarm. You add a row, send your saved reply and go back up. At one there is a missed call. You ring, it is a leak, and it is outside your patch. It still goes on the list, as ‘Lost, too far’, with the name of the roofer you passed it to.</p>
<p>At five you park up and look again. The flat roof price has not gone. You can do it tonight or move the date to tomorrow and text the customer to say so. Either is fine. Without the list, you would have remembered on Sunday.</p>
<p>On the last day of the month, count the ‘Came from’ column. Ten minutes with that will show you which advert to keep paying for.</p>

<h2>A first reply that saves you typing</h2>
<p>A lot of first messages say ‘hi, how much to do my roof’ and nothing else. You need the same few facts every time, so save the question as a quick reply. The free WhatsApp Business app has quick replies and labels built in. On an ordinary phone, use a text shortcut.</p>
<blockquote>
<p>Thanks for getting in touch. So I can give you a straight answer, could you send me:</p>
<p>1. Your name and postcode</p>
<p>2. What’s wrong, or what you’d like done</p>
<p>3. A photo from a few steps back and one close up</p>
<p>4. When you’d like it done by</p>
<p>I’ll reply by tomorrow evening. If it’s urgent, ring me.</p>
</blockquote>
<p>It works on every channel and makes four different conversations look the same on the list. It also tells you who is serious. Someone who sends two photos and a date is ready to talk.</p>

<h2>When the spreadsheet gets too small</h2>
<p>A spreadsheet cannot fetch messages. You are the one copying them over, and on a bad week you will not. These are signs that a CRM, a customer list with an inbox attached, would earn its keep:</p>
<ul>
<li>More than one person answers customers, and you have both replied to the same one</li>
<li>You copy over more than about ten enquiries a week</li>
<li>Quotes go out and nobody can say which have been chased</li>
<li>You dread a week off because it is all in your head</li>
</ul>
<p>With a CRM, the website form, missed calls, email and Facebook messages can land in one screen, and each customer has one record with the history underneath. If nobody looks at it twice a day, though, it is a dearer way of losing messages.</p>
<p>Before you pay anybody, ask these questions and get the answers in writing:</p>
<ol>
<li>Which of my four channels come in automatically, and which do I still copy by hand?</li>
<li>Can I keep the number on my van and my WhatsApp number? Will WhatsApp still work on my phone as it does now?</li>
<li>What does it cost a month in total, with texts and calls included for the number I send?</li>
<li>How do I get my customer list out if I leave, and in what format?</li>
<li>Who puts it right when it breaks at seven in the morning?</li>
</ol>

<h2>Look after what people send you</h2>
<p>Names, numbers and addresses are personal data, so data protection law covers your list whether it is a spreadsheet or a CRM. For a small firm the sensible steps are not hard.</p>
<ul>
<li>Check whether you need to pay the yearly data protection fee to the Information Commissioner’s Office. Many businesses do and some are exempt. The ICO website has a short self-assessment.</li>
<li>Put a passcode on every phone and two-step sign-in on the email, spreadsheet or CRM.</li>
<li>Keep key safe and alarm codes out of the notes. Ask on the day and delete them afterwards.</li>
<li>Decide how long you keep enquiries that came to nothing, and clear them out when that date comes. The law sets no single figure. It asks you to keep things no longer than you need.</li>
<li>Do not add people to a marketing list just because they asked for a price. Marketing texts and emails have their own rules, covered in the piece on <a href="/blog/follow-up-quotes-without-nagging">following up quotes</a>.</li>
</ul>
<p>Give the list one month. Then look at two things: how many enquiries have no due date, and how long the oldest ‘New’ has been sitting there. If both are near nothing, you are done and it cost you nothing. If not, we can show you the same list as a working system in a <a href="/services/crm-integration">free CRM demo</a>. Bring your spreadsheet.</p>
  $article$
)
on conflict (slug) do nothing;
