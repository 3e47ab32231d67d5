insert into public.onboarding_submissions (
  id, created_at, status, company_name, domain_status, requested_domain, existing_domain, domain_provider, domain_username,
  owner_name, contact_person, email, phone, address, project_description, sell_products, product_count, inventory_structure,
  payment_gateways, objectives, target_audience, documents_url, services, budget_range, budget_allocation, timeline, additional_info
)
values
  (
    '5b1c6a52-3f0b-4d0f-9a57-11d4f1a90001', '2026-11-12T18:42:00Z', 'new', 'Linthorpe Tiling', 'buy', 'linthorpetiling.example', null, null, null,
    'Priya Nair', 'Priya Nair', 'priya@linthorpetiling.example', '07700 900141', '14 Ayresome Mews, Middlesbrough',
    'Wall and floor tiling, mostly bathrooms and wet rooms. I have a Facebook page with two hundred photos on it and nothing else.',
    false, null, null, null,
    'Bigger bathrooms, fewer single splashbacks. A place to send people who ask for photos.',
    'Homeowners within half an hour of Middlesbrough who are redoing a whole bathroom.',
    'https://files.linthorpetiling.example/photos', array['Website Design', 'Branding & Logo', 'Search Engine Optimization (SEO)'],
    '£1,000 to £2,500', 'Most on the website, a little on the logo', 'Live before the end of January', 'I am on site until four. Text first, please.'
  ),
  (
    '5b1c6a52-3f0b-4d0f-9a57-11d4f1a90002', '2026-11-04T07:15:00Z', 'in_progress', 'Norton Gates & Railings', 'ready', null, 'nortongates.example', 'Example Domains', 'nortongates',
    'Dean Fairclough', 'Lisa Fairclough', 'office@nortongates.example', '07700 900152', 'Unit 6, Portrack Lane, Stockton-on-Tees',
    'We make steel gates and railings. The current website was built by a nephew in 2014 and does not work on a phone.',
    true, 35, 'Standard gates in six widths and three finishes; everything else is made to measure.',
    array['Stripe', 'Bank transfer'],
    'Sell the standard gates online and get proper measurements with every enquiry for the rest.',
    'Homeowners and small builders in the North East.',
    null, array['Website Design', 'Content Creation', 'Email Marketing'],
    '£2,500 to £5,000', null, 'Spring', null
  ),
  (
    '5b1c6a52-3f0b-4d0f-9a57-11d4f1a90003', '2026-10-19T20:03:00Z', 'done', 'Cleveland Drainage', 'later', null, null, null, null,
    'Mick Tully', 'Mick Tully', 'mick@clevelanddrainage.example', '07700 900163', 'Redcar',
    'Blocked drains, CCTV surveys, repairs. Need a page that says we come out at night and means it.',
    false, null, null, null,
    'The phone to ring, and to know where the call came from.',
    'Anyone with a blocked drain at eleven at night, letting agents in the daytime.',
    null, array['Website Design', 'Marketing Automation'],
    null, null, 'As soon as you can', 'Happy to do it over the phone.'
  )
on conflict (id) do nothing;
