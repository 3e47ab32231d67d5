insert into public.portfolio_items (id, title, job_type, description, tags, image_url, image_alt, link, position, featured, published, created_at)
values
  (
    '0d2f6f0a-6f0e-4a51-9a3e-0c6d2b8f0a01', 'Harker & Daughters Roofing', 'Roofer',
    'Joan Harker wanted calls from homeowners with a real roof to mend, and a site she could change without ringing her nephew. The new one says what they do in one line, takes survey bookings while they are up the ladder, and lets people send a photo of a slipped tile.',
    array['Web design', 'Survey booking', 'Photo enquiries'],
    '/pictures/work/harker-roofing-1280.webp', 'The Harker & Daughters Roofing website: a pantiled roof stands still in a gale while a trampoline and an umbrella fly past',
    'https://harker-roofing.example', 1, true, true, '2026-09-14T09:00:00Z'
  ),
  (
    '0d2f6f0a-6f0e-4a51-9a3e-0c6d2b8f0a02', 'Brightside Electrical', 'Electrician',
    'Brightside wanted to look as tidy online as their boards do in the cupboard. The site is built around one labelled fuse board, with a short price form and a separate path for people whose lights have just gone off.',
    array['Web design', 'Price form', 'Emergency path'],
    '/pictures/work/brightside-electrical-1280.webp', 'The Brightside Electrical website: a labelled fuse board on sunflower yellow',
    'https://brightside-electrical.example', 2, true, true, '2026-08-21T09:00:00Z'
  ),
  (
    '0d2f6f0a-6f0e-4a51-9a3e-0c6d2b8f0a03', 'Ropery Lane Plumbing & Heating', 'Plumber',
    'Half their calls could have waited until morning, and the other half could not. The site has two taps. Hot rings the van. Cold picks a morning from the diary.',
    array['Web design', 'Call sorting', 'Online diary'],
    '/pictures/work/ropery-lane-plumbing-1280.webp', 'The Ropery Lane Plumbing & Heating website: copper pipe, a roll-top bath and two taps as buttons',
    'https://ropery-lane-plumbing.example', 3, true, true, '2026-07-30T09:00:00Z'
  ),
  (
    '0d2f6f0a-6f0e-4a51-9a3e-0c6d2b8f0a04', 'Fettle Joinery', 'Joiner',
    'Fettle were tired of answering how long the wait is on every call. The site shows today’s waiting times, kept up to date from the workshop, and asks for a photo and a size before anyone drives out.',
    array['Web design', 'Waiting times', 'Photo enquiries'],
    '/pictures/work/fettle-joinery-1280.webp', 'The Fettle Joinery website: an oak dovetail joint beside a table of waiting times',
    'https://fettle-joinery.example', 4, false, true, '2026-06-25T09:00:00Z'
  ),
  (
    '0d2f6f0a-6f0e-4a51-9a3e-0c6d2b8f0a05', 'Greenhowe Gardens', 'Landscaper',
    'Greenhowe wanted work from people who love plants, and fewer calls about one-off grass cuts. The site shows what is in flower now and invites people to book a walk round their own garden.',
    array['Web design', 'Seasonal pages', 'Visit booking'],
    '/pictures/work/greenhowe-gardens-1280.webp', 'The Greenhowe Gardens website: a June border in flower below Roseberry Topping',
    'https://greenhowe-gardens.example', 5, false, true, '2026-05-28T09:00:00Z'
  ),
  (
    '0d2f6f0a-6f0e-4a51-9a3e-0c6d2b8f0a06', 'Float & Set', 'Plasterer',
    'A flat wall is hard to photograph, and that is all a good plasterer leaves behind. The page shows the coats underneath instead, with one button: send a photo of the wall.',
    array['One-page site', 'Illustration', 'Photo enquiries'],
    '/pictures/work/float-and-set-1280.webp', 'The Float & Set website: a wall cut back from pink skim to brick',
    'https://float-and-set.example', 6, false, true, '2026-04-16T09:00:00Z'
  ),
  (
    '0d2f6f0a-6f0e-4a51-9a3e-0c6d2b8f0a07', 'Northwarm Heat Pumps', 'Heat-pump installer',
    'Northwarm’s customers all asked the same first question: will it work in a house like mine? The site starts with a postcode and answers with homes of the same kind nearby.',
    array['Web design', 'Postcode search', 'CRM integration'],
    '/pictures/work/northwarm-1280.webp', 'The Northwarm Heat Pumps website: snow outside and a warm room inside one cavity wall',
    'https://northwarm.example', 7, false, true, '2026-03-19T09:00:00Z'
  ),
  (
    '0d2f6f0a-6f0e-4a51-9a3e-0c6d2b8f0a08', 'Putlog Scaffolding', 'Scaffolder',
    'Builders wanted two facts, when it goes up and when it comes down, and could never find them. Both are in the headline now, and a price form takes the job in from a phone on site.',
    array['Web design', 'Price form', 'Built for phones'],
    '/pictures/work/putlog-scaffolding-1280.webp', 'The Putlog Scaffolding website: a headline on a sheet laced to a seaside scaffold',
    'https://putlog-scaffolding.example', 8, false, true, '2026-02-12T09:00:00Z'
  )
on conflict (id) do nothing;
