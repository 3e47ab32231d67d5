insert into public.blog_posts (slug, title, excerpt, category, author, image_url, image_alt, read_time, published, published_at, created_at, content)
values (
  'google-business-profile-for-trades', 'Your Google Business Profile in one evening', 'A timed plan for the free listing beside the map: name, categories, service areas, photos and reviews, plus the shortcuts that get profiles suspended.', 'Local search', 'Sam Alderson', '/pictures/blog/google-business-profile-for-trades-1280.webp', 'Drawing of a map pin standing on a folded street map next to a mug of tea', 5, true, '2026-09-01T08:30:00Z', '2026-09-01T08:30:00Z',
  $article$
<p>Search for your trade and your town. Near the top there is usually a map with a few firms beside it, each with stars, a phone number and photos. Those boxes are Google Business Profiles. They are free, and for a lot of local customers they are the first thing they see of you.</p>
<p>Set aside two hours, a laptop and your phone. Have your insurance certificate or a business bill to hand and park the van where you can film it.</p>

<h2>7.00: Find out what is already there</h2>
<p>Search your business name on Google and on Google Maps. You may find a profile you forgot, one made by an old employee, or one Google built from other sources.</p>
<ul>
<li><strong>It exists and you can edit it.</strong> Good. Carry on.</li>
<li><strong>It exists and someone else controls it.</strong> Use the link to claim the business or request access. Do not make a second one. Two profiles for one firm cause trouble for both.</li>
<li><strong>Nothing there.</strong> Create one from the Google Business Profile site.</li>
</ul>
<p>Use a Google account that belongs to the business, with two-step sign-in on. You should be the primary owner. If a web firm or a relative helps, add them as a manager, so you can take them off again.</p>

<h2>7.20: Name, categories, phone</h2>
<p><strong>Name.</strong> Exactly what is on the van and the invoices. ‘Smith Heating’ must not become ‘Smith Heating Cheap Boiler Repairs Stockton’. Extra words break Google’s rules and can get you suspended.</p>
<p><strong>Primary category.</strong> This carries a lot of weight, so choose the most exact one that describes your main work. If most of your income is roofs, pick the roofing one even if you also do gutters. Search a few rivals who show up well and see what Google calls them.</p>
<p><strong>Additional categories.</strong> You can add up to nine. Two or three honest ones are enough for most. A category says what the business is. Single jobs go under services.</p>
<p><strong>Phone and website.</strong> The number you answer. Link to your own site. If you have none yet, leave it blank rather than sending people to a dead page.</p>

<h2>7.40: Address and service area</h2>
<p>If customers do not come to you, take your address off the public profile and set a service area. Google’s guidelines ask for this, and it keeps your home off the map. You still give Google a real address for verification. A PO box or a virtual office will not do.</p>
<p>You can list up to 20 areas, by town, postcode or county. Google says the whole patch should be no more than about two hours’ drive from base. Pick the places you would happily go on a wet Wednesday. Listing more does not push you up the results in all of them, because how close you are to the person searching still counts.</p>

<h2>8.00: Hours, services, description</h2>
<p>Put the hours when somebody answers. If you list 24 hours, expect a call at three in the morning and a bad review if you sleep through it. Add special hours for bank holidays and your fortnight off.</p>
<p>Under services, list each job people ask for by name: ‘boiler service’, ‘landlord gas safety record’, ‘leaking radiator’. A line on each is plenty.</p>
<p>The description can be 750 characters. Leave out web addresses and offers. A plain pattern works:</p>
<blockquote>
<p>[Name] is a [trade] based in [town], covering [three or four towns]. We mostly do [job], [job] and [job]. [Owner] has been in the trade since [year] and is [registration and number]. We quote in writing, turn up when we say and leave the place tidy.</p>
</blockquote>
<p>Delete any sentence you could not defend to a customer.</p>

<h2>8.20: Photos</h2>
<p>Add ten to begin with: a logo, the van with its signwriting, you or the team, and the rest finished jobs with matching befores. Use your own. Then add one or two a month. If your camera roll is a mess, the guide to <a href="/blog/photos-that-win-work">job photos on your phone</a> has a shot list.</p>

<h2>8.40: Verify, then ask for reviews</h2>
<p>New profiles have to be verified, and Google chooses the method. For trades it is often a short video, filmed in one go. Expect to show where you are (a street sign or nearby landmark), that the business is real (signwritten van, tools, materials) and that you run it (open up the van, show a business document). Keep people’s faces and bank details out of shot. The check can take several days.</p>
<p>Once you are live, find the option to ask for reviews and save the link on your phone. Send it the day you finish, when the customer is stood there pleased.</p>
<blockquote>
<p>Thanks for having us, Mr Shah. If you’ve two minutes, an honest review helps people round here find us: [link]. If anything’s not right, ring me and I’ll sort it. Jo</p>
</blockquote>
<p>Ask every customer, including the tricky ones. Google does not allow discounts or gifts for reviews, or asking only the people you know are happy. Fake reviews are banned under UK consumer law too, so no favours from cousins.</p>
<p>Answer every review in a sentence or two. For a bad one, wait until morning.</p>
<blockquote>
<p>I’m sorry the job left you feeling this way, [first name]. I’d like to put it right. Please ring me on [number] and ask for Jo.</p>
</blockquote>
<p>Never argue about the detail or say where they live. The reply is for the next hundred people who read it.</p>

<h2>What one evening will not do</h2>
<p>Google says local results depend mainly on how well you match the search, how near you are and how well known you are. It also says you cannot pay for a better local ranking. So anyone who rings promising you the top spot is selling something they do not own. Callers who say they are ‘from Google’ and need payment to keep your listing are trying it on.</p>
<p>From here it is ten minutes a month: a photo, a reply, a check that the hours are right and that nobody has suggested a wrong edit. Your website has to back it up with the same name, number and towns. If yours says something different, or says nothing, <a href="/contact">tell us what you do and where</a> and we will have a look.</p>
  $article$
)
on conflict (slug) do nothing;
