insert into public.blog_posts (slug, title, excerpt, category, author, image_url, image_alt, read_time, published, published_at, created_at, content)
values (
  'missed-calls-cost-jobs', 'What a missed call really costs', 'Work out what unanswered calls take out of your year, using your own call log. Then mend the worst this week with a greeting and two set times.', 'CRM', 'Sam Alderson', '/pictures/blog/missed-calls-cost-jobs-1280.webp', 'Drawing of a mobile phone ringing on a scaffold board beside a pair of work gloves', 5, true, '2026-11-10T08:30:00Z', '2026-11-10T08:30:00Z',
  $article$
<p>You are up a ladder with both hands full when the phone goes. By the time you are down, it has stopped. No voicemail. You mean to ring back at dinner time, then the merchant calls, then the customer wants a word, and suddenly it is half past six. You ring. ‘Oh, we’ve got someone now, thanks.’</p>
<p>You were doing the job somebody had paid for, and nobody could blame you. That call still had a price, and you can work it out on the back of an envelope.</p>

<h2>Do the sum with your own numbers</h2>
<p>Open the call log on your phone and go back two full weeks. Count the missed calls from numbers you did not know. Cross off the ones that turned out to be sales calls or suppliers. Halve what is left and you have your weekly figure.</p>
<p>Here is the rest of the sum for a made-up heating engineer working alone. Every figure is an example. Swap in yours.</p>
<table>
<thead>
<tr>
<th>Step</th>
<th>Example</th>
</tr>
</thead>
<tbody>
<tr>
<td>Real enquiries missed each week</td>
<td>2</td>
</tr>
<tr>
<td>Gone elsewhere before he rings back</td>
<td>1</td>
</tr>
<tr>
<td>Over 46 working weeks</td>
<td>46 enquiries</td>
</tr>
<tr>
<td>He wins about one in three</td>
<td>15 jobs</td>
</tr>
<tr>
<td>Average job</td>
<td>£450</td>
</tr>
<tr>
<td>Work lost in a year</td>
<td>£6,750</td>
</tr>
<tr>
<td>Left after materials and fuel, say 45%</td>
<td>about £3,000</td>
</tr>
</tbody>
</table>
<p>Look at the bottom line. That £3,000 is what would have been left for his wages and his tax. If your diary is already full, your true figure is lower. You could not have done every one of those jobs. You would have had the pick of them, though.</p>

<h2>Which calls hurt most</h2>
<p>A missed call from someone with water coming through the ceiling is lost in minutes. They are working down a list and will stop at the first voice. Unless somebody can answer for you, you will miss a share of these. Make your peace with that.</p>
<p>Someone planning a bathroom or a rewire will often wait until the evening. They may be ringing three firms. The one that answers first gets to ask the questions and book the visit.</p>
<p>The expensive one is the quiet one: the letting agent or builder who sends you steady work. They will try you twice. After that they try somebody else, and if that person picks up, you may never hear why the work dried up. Save these people as contacts and give them their own ringtone. It takes five minutes.</p>

<h2>Fix one: a greeting that makes a promise</h2>
<p>The network’s robot voice tells a caller nothing. They cannot even be sure they have the right number. Record your own, standing somewhere quiet, and keep it under fifteen seconds.</p>
<blockquote>
<p>‘Hello, you’ve reached [name] at [business]. I’m on a job. Leave your name, postcode and what’s up, or text it to this number, and I’ll come back to you by one o’clock or by six. If you can smell gas, hang up and ring 0800 111 999.’</p>
</blockquote>
<p>Mention the text, because some people who hang up at the beep will happily type two lines. Leave out the gas line if gas is not your trade.</p>

<h2>Fix two: a text you can send with one thumb</h2>
<p>iPhones and most Android phones let you turn down a call with a ready-made text. Look for ‘Respond with Text’ or ‘Quick responses’ in the phone settings and write your own.</p>
<blockquote>
<p>Sorry I missed you, I’m on a job. Text me your name, postcode and what you need, and a photo if it helps. I’ll ring you by 6. [Name, business]</p>
</blockquote>
<p>Keep it a plain reply. The moment you add an offer it starts to look like marketing, which has its own rules.</p>
<p>Never do this at the wheel. Holding a phone while driving is against the law, even stopped at the lights.</p>

<h2>Fix three: two times a day, every day</h2>
<p>Pick two slots and ring everyone back in them. Say 12.50 and 5.30, with an alarm for each. Start with anything urgent, then the oldest call, because that person is closest to giving up.</p>
<p>If nobody answers, send a text straight away with a time you will try again. Two attempts and one text is fair. Then it is their turn.</p>
<p>Write every caller down in one place before you start the van: name, number, postcode, what they want. A page in a notebook will do. The point is that nobody lives only in the call log, where they slide off the screen by Thursday.</p>

<h2>When to pay for help</h2>
<p>Run those three fixes for a fortnight and do the sum again. If you are still losing calls worth more than the cure, there are two sensible next steps.</p>
<ul>
<li><strong>A person.</strong> Divert unanswered calls to a partner, an office or an answering service after four or five rings. Give them a short list of questions and your real availability. Best if much of your work is urgent.</li>
<li><strong>An automatic text.</strong> A CRM or phone system can text every missed caller within seconds and log the call for you. Best if most of your work is planned. It needs the calls to come through a number the system controls, so ask how that works with the number already on your van.</li>
</ul>
<p>Whichever you choose, the log matters as much as the reply. Calls are only one way people reach you, and <a href="/blog/one-inbox-for-every-enquiry">keeping every enquiry in one inbox</a> is the next job. If you would like to see missed-call texts working on a real phone, we can show you in a <a href="/services/crm-integration">free CRM demo</a>.</p>
  $article$
)
on conflict (slug) do nothing;
