insert into public.blog_posts (slug, title, excerpt, category, author, image_url, image_alt, read_time, published, published_at, created_at, content)
values (
  'photos-that-win-work', 'Job photos that win work, taken on your phone', 'Five shots for every job, where the light should be, what to keep out of frame, and a three-line caption that turns a photo into a reason to call.', 'Web design', 'Sam Alderson', '/pictures/blog/photos-that-win-work-1280.webp', 'Drawing of a hand holding a phone sideways to photograph a new bay window, in outline on the house and in colour on the screen', 4, true, '2026-08-04T08:30:00Z', '2026-08-04T08:30:00Z',
  $article$
<p>There are four hundred photos of your work on your phone. About six are any use. The rest are serial numbers, a blurred joist, the inside of your pocket and a boiler shot from so close it could be a fridge. The work was good. Nobody can tell.</p>
<p>You do not need a camera or a course. You need two minutes at the start of a job, two at the end, and the same five pictures each time.</p>

<h2>Wipe it, light it, clear it</h2>
<p>Your lens has plaster on it. Wipe it with a clean bit of T-shirt before every shot. This one habit will improve your photos more than a new phone.</p>
<p>Stand with the window or the sun behind you, so the light falls on the work. Indoors, open the curtains and try it with the big light off, because a ceiling bulb can turn white tiles yellow. Outdoors, a bright cloudy day is kinder than hard sun.</p>
<p>Then move the bucket. Dust sheets, brew cups, offcuts, the customer’s washing: thirty seconds of clearing is the difference between ‘finished’ and ‘still here’.</p>

<h2>The five shots</h2>
<ol>
<li><strong>The problem.</strong> Before you touch anything. The stain, the rotten sill, the old fuse box.</li>
<li><strong>The whole thing, before.</strong> Step back to the doorway or across the road. Pick a spot you can find again.</li>
<li><strong>The part nobody will see.</strong> Insulation going in, pipework before boarding, the felt under the tiles. This is the picture that shows you do it properly.</li>
<li><strong>The whole thing, after.</strong> Same spot as number two, same height, same way up.</li>
<li><strong>One detail.</strong> A mitre, a neat manifold, a lead flashing. Get close, tap the screen to focus and hold still.</li>
</ol>
<p>Shots two and four are the money. A before and after only works when they match, so line up something fixed, such as a door frame or the corner of a chimney.</p>

<h2>How to hold the phone</h2>
<ul>
<li>Turn it sideways. Websites are built around wide pictures and a wide one can be cropped tall later. It rarely works the other way.</li>
<li>Hold it at chest height and dead level. Tilt it up and the walls lean in. Switch on the grid in the camera settings and line it up with a door frame.</li>
<li>Use the normal lens, marked 1x. The 0.5x lens makes a bathroom look like a corridor and bends your straight edges.</li>
<li>Walk closer. Zooming with your fingers throws away detail.</li>
<li>Take three of each. One will be sharp.</li>
<li>Leave filters alone. If the grout is grey, it should look grey.</li>
</ul>

<h2>Ask first, and check the edges</h2>
<p>It is somebody’s home. Ask before you publish, even when the picture looks harmless. A text keeps a record for both of you.</p>
<blockquote>
<p>Hi Anne, really pleased with how the bathroom came out. Are you OK with me putting a few photos on my website and Google? No names, no address, just the town. If you’d rather not, that’s absolutely fine.</p>
</blockquote>
<p>Before anything goes online, look round the edges of the frame for:</p>
<ul>
<li>People, most of all children, and family photos on the wall</li>
<li>House numbers, street signs and number plates</li>
<li>Alarm panels, key safes, door keys and router stickers</li>
<li>Post, calendars and anything with a name on it</li>
<li>Reflections. Oven doors and mirrors have caught many a plumber</li>
<li>Anything unsafe. Other tradespeople will spot the missing guard rail before they see your ridge tiles</li>
</ul>
<p>Phones can save the location inside the picture file. Turn that off in your camera’s location settings, or choose to leave the location out when you share. And if the customer is away, wait until they are back before you post.</p>

<h2>Three lines turn a photo into a reason to call</h2>
<p>A picture of a flat roof is a picture of a flat roof. Add what was wrong, what you did and what it means for the customer. For example:</p>
<blockquote>
<p>Norton, March. Water was getting in where the old felt met the wall.</p>
<p>We stripped it, replaced two rotten boards and laid a new rubber roof with lead flashing.</p>
<p>Two days, dry by the weekend, and the bedroom below could finally be painted.</p>
</blockquote>
<p>Write it the same day, while you remember. It works on your website, on your Google profile and on the next quote you send for the same sort of job.</p>

<h2>Keep them where you can find them</h2>
<p>Make one album per kind of job: bathrooms, boilers, flat roofs. At the end of each job, move the best five in and leave the rest. Switch on automatic backup, because phones do fall off roofs.</p>
<p>When you send pictures to whoever looks after your website, send the originals by email or a shared folder. Messaging apps squash them. Your web person should shrink them properly so the page still loads quickly, which is one of the checks in the <a href="/blog/website-checklist-for-trades">website checklist</a>.</p>
<p>Start with tomorrow’s job. Take the five, and send yourself the three lines before you drive off. Ten jobs from now you will have a gallery worth showing. If you would like to see what good photos do for a finished site, have a look at our <a href="/portfolio">case studies</a>.</p>
  $article$
)
on conflict (slug) do nothing;
