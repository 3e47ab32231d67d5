insert into public.seo_pages (slug, title, description)
values
  ('home', 'Digital Solutions', 'Digital solutions for your business'),
  ('services', 'Our Services', 'Web design, development, automation and CRM for plumbers, roofers, electricians and every trade between. Four services, one number to ring.'),
  ('services/web-design', 'Web Design for Trades', 'Websites for trades businesses that load on one bar of signal, show real jobs and make the phone ring. Drawn with you first, built once you approve.'),
  ('services/web-design/onboarding', 'Web Design Onboarding', 'Tell us about your firm, your domain and what the new website has to do. Four short steps, saved on your device as you go.'),
  ('services/development', 'Web Development', 'Booking, quoting and client portals built to fit how your firm already runs, and joined up to the tools you pay for.'),
  ('services/automation-ai', 'Automation & AI', 'Missed calls answered, reviews asked for, paperwork read. Automation and AI for small trades firms, with you keeping the say.'),
  ('services/crm-integration', 'CRM Integration', 'Every lead, text, email and invoice in one place instead of five apps and a notebook. Book a free demo and see it with your own jobs in it.'),
  ('portfolio', 'Case Studies', 'Websites we have built for roofers, electricians, plumbers, joiners and more, with what each client wanted and what went live.'),
  ('about', 'About the Agency', 'Who you will be talking to: the person behind Second Fix in Stockton-on-Tees, and how a small agency for trades businesses came about.'),
  ('blog', 'Blog for Trades', 'Plain advice for trades businesses on websites, quotes, reviews, missed calls and the systems that save your evenings.'),
  ('contact', 'Get in Touch', 'Ring, message on WhatsApp or write to Second Fix in Stockton-on-Tees. Ten minutes is enough to say what it takes and what it costs.')
on conflict (slug) do nothing;
