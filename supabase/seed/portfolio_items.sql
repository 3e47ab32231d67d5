insert into public.portfolio_items (id, title, job_type, description, tags, image_url, image_alt, link, position, featured, published, created_at)
values
  (
    '0d2f6f0a-6f0e-4a51-9a3e-0c6d2b8f0a01', 'Harker & Daughters Roofing', 'Roofer',
    'Harkers wanted calls from homeowners, and they wanted to stop paying for a site nobody could change. The new one opens with a survey button, shows real roofs street by street, and lets Jo add a job from her phone before she is off the ladder.',
    array['Web design', 'Photo gallery', 'Survey booking'],
    '/pictures/work/harker-roofing-1280.webp', 'The Harker & Daughters Roofing website: a terracotta roof under a stormy green sky',
    'https://harker-roofing.example', 1, true, true, '2026-09-14T09:00:00Z'
  ),
  (
    '0d2f6f0a-6f0e-4a51-9a3e-0c6d2b8f0a02', 'Brightside Electrical', 'Electrician',
    'Brightside kept losing rewires because their old page only talked about call-outs. We gave each kind of job a page with a plain price guide and what happens on the day, and put the certificates where a landlord looks for them.',
    array['Web design', 'Price guide', 'Landlord certificates'],
    '/pictures/work/brightside-electrical-1280.webp', 'The Brightside Electrical website',
    'https://brightside-electrical.example', 2, true, true, '2026-08-21T09:00:00Z'
  ),
  (
    '0d2f6f0a-6f0e-4a51-9a3e-0c6d2b8f0a03', 'Ropery Lane Plumbing & Heating', 'Plumber',
    'Two plumbers, one phone, forty missed calls a week. The site now asks what is leaking and how fast, sorts emergencies from radiators, and texts back at once. Boiler services are booked straight into the diary.',
    array['Web design', 'Missed-call text', 'Online booking'],
    '/pictures/work/ropery-lane-plumbing-1280.webp', 'The Ropery Lane Plumbing & Heating website',
    'https://ropery-lane-plumbing.example', 3, true, true, '2026-07-30T09:00:00Z'
  ),
  (
    '0d2f6f0a-6f0e-4a51-9a3e-0c6d2b8f0a04', 'Fettle Joinery', 'Joiner',
    'Fettle make staircases and fitted rooms that photographs rarely do justice. We built the site around big, slow pictures and short notes on timber and joints, with an enquiry form that asks for a sketch instead of a budget.',
    array['Web design', 'Portfolio', 'Sketch upload'],
    '/pictures/work/fettle-joinery-1280.webp', 'The Fettle Joinery website',
    'https://fettle-joinery.example', 4, false, true, '2026-06-25T09:00:00Z'
  ),
  (
    '0d2f6f0a-6f0e-4a51-9a3e-0c6d2b8f0a05', 'Greenhowe Gardens', 'Landscaper',
    'Greenhowe wanted fewer site visits that came to nothing. Visitors now walk through the seasons of a garden, pick the size of theirs and see what a day, a week or a month of work looks like before they ask for a visit.',
    array['Web design', 'Seasonal gallery', 'Enquiry sorting'],
    '/pictures/work/greenhowe-gardens-1280.webp', 'The Greenhowe Gardens website',
    'https://greenhowe-gardens.example', 5, false, true, '2026-05-28T09:00:00Z'
  ),
  (
    '0d2f6f0a-6f0e-4a51-9a3e-0c6d2b8f0a06', 'Float & Set', 'Plasterer',
    'A one-man firm with a waiting list and no time to answer messages. The site says when the next free week is, what to clear from the room, and takes a deposit to hold the date. It is one page long, and that is enough.',
    array['One-page site', 'Next free week', 'Deposits'],
    '/pictures/work/float-and-set-1280.webp', 'The Float & Set website',
    'https://float-and-set.example', 6, false, true, '2026-04-16T09:00:00Z'
  ),
  (
    '0d2f6f0a-6f0e-4a51-9a3e-0c6d2b8f0a07', 'Northwarm Heat Pumps', 'Heat-pump installer',
    'Northwarm answer the same ten questions on every survey. We turned them into a plain guide and a short questionnaire about the house, so the surveyor arrives knowing the radiators, the loft and the fuse board.',
    array['Web design', 'Home questionnaire', 'CRM integration'],
    '/pictures/work/northwarm-1280.webp', 'The Northwarm Heat Pumps website',
    'https://northwarm.example', 7, false, true, '2026-03-19T09:00:00Z'
  ),
  (
    '0d2f6f0a-6f0e-4a51-9a3e-0c6d2b8f0a08', 'Putlog Scaffolding', 'Scaffolder',
    'Builders ring Putlog from the site gate. The whole website is made for that moment: postcode, height, how long, and a rough hire price on the screen. Handover certificates and inspection dates are behind a login for each site.',
    array['Web design', 'Hire calculator', 'Client portal'],
    '/pictures/work/putlog-scaffolding-1280.webp', 'The Putlog Scaffolding website',
    'https://putlog-scaffolding.example', 8, false, true, '2026-02-12T09:00:00Z'
  )
on conflict (id) do nothing;
