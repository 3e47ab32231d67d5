type Check = (value: unknown, at: string) => string[];

const fails = (ok: boolean, at: string, what: string) => (ok ? [] : [`${at} is not ${what}`]);

const text: Check = (value, at) =>
  fails(typeof value === "string" && value.trim() !== "", at, "a text");
const url: Check = (value, at) =>
  fails(typeof value === "string" && /^https?:/.test(value) && URL.canParse(value), at, "a URL");
const dateTime: Check = (value, at) =>
  fails(
    typeof value === "string" &&
      /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(value) &&
      !Number.isNaN(Date.parse(value)),
    at,
    "a DateTime",
  );
const integer: Check = (value, at) => fails(Number.isInteger(value), at, "an Integer");
const language: Check = (value, at) =>
  fails(typeof value === "string" && /^[a-z]{2}(-[A-Z]{2})?$/.test(value), at, "a language");
const telephone: Check = (value, at) =>
  fails(typeof value === "string" && /^\+\d{7,15}$/.test(value), at, "a telephone number");
const email: Check = (value, at) =>
  fails(typeof value === "string" && /^\S+@\S+\.\S+$/.test(value), at, "an e-mail address");
const either =
  (...checks: Check[]): Check =>
  (value, at) => {
    const found = checks.map((check) => check(value, at));
    return found.find((problems) => problems.length === 0) ?? found.flat();
  };
const thing =
  (...types: string[]): Check =>
  (value, at) => {
    const type = isObject(value) ? String(value["@type"]) : typeof value;
    return types.includes(type) ? problemsOf(value, at) : [`${at} is ${type}`];
  };
/** A thing told of elsewhere on the site. */
const reference: Check = (value, at) =>
  isObject(value) && Object.keys(value).join() === "@id"
    ? url(value["@id"], `${at}.@id`)
    : [`${at} is not a reference`];
const listOf =
  (check: Check): Check =>
  (value, at) =>
    Array.isArray(value) && value.length > 0
      ? value.flatMap((item, i) => check(item, `${at}[${i}]`))
      : [`${at} is not a list`];

interface Type {
  required: readonly string[];
  properties: Record<string, Check>;
}

const organisation = { name: text, url, logo: url, email, telephone };

/** The types we use: what schema.org lets them say, and what search engines ask of them. */
const TYPES: Record<string, Type> = {
  ProfessionalService: {
    required: ["name"],
    properties: {
      ...organisation,
      description: text,
      slogan: text,
      image: url,
      founder: thing("Person"),
      address: thing("PostalAddress"),
      areaServed: text,
      priceRange: text,
    },
  },
  Organization: { required: ["name"], properties: organisation },
  Person: { required: ["name"], properties: { name: text, url, jobTitle: text } },
  PostalAddress: {
    required: ["addressLocality", "addressCountry"],
    properties: {
      streetAddress: text,
      addressLocality: text,
      addressRegion: text,
      postalCode: text,
      addressCountry: text,
    },
  },
  WebSite: {
    required: ["name", "url"],
    properties: {
      name: text,
      url,
      description: text,
      inLanguage: language,
      publisher: either(reference, thing("Organization", "ProfessionalService")),
    },
  },
  Service: {
    required: ["name", "provider"],
    properties: {
      name: text,
      description: text,
      url,
      serviceType: text,
      areaServed: text,
      provider: thing("Organization", "ProfessionalService"),
    },
  },
  BreadcrumbList: {
    required: ["itemListElement"],
    properties: { itemListElement: listOf(thing("ListItem")) },
  },
  ListItem: {
    required: ["position", "name", "item"],
    properties: { position: integer, name: text, item: url },
  },
  BlogPosting: {
    required: ["headline", "image", "datePublished", "dateModified", "author", "publisher"],
    properties: {
      headline: text,
      description: text,
      articleSection: text,
      image: url,
      datePublished: dateTime,
      dateModified: dateTime,
      inLanguage: language,
      mainEntityOfPage: url,
      author: thing("Person", "Organization"),
      publisher: thing("Organization"),
    },
  },
};

/** Everything about a page's JSON-LD that schema.org would not understand. */
export function schemaOrgProblems(data: unknown): string[] {
  if (!isObject(data)) return ["not an object"];
  const { "@context": context, ...rest } = data;
  const known = context === "https://schema.org";
  return [...(known ? [] : [`@context is ${context}`]), ...problemsOf(rest, String(data["@type"]))];
}

function problemsOf(value: unknown, at: string): string[] {
  if (!isObject(value)) return [`${at} is not an object`];
  const { "@type": name, "@id": id, ...given } = value;
  const type = TYPES[String(name)];
  if (!type) return [`${at} has the unknown type ${name}`];
  return [
    ...(id === undefined ? [] : url(id, `${at}.@id`)),
    ...type.required.filter((key) => !(key in given)).map((key) => `${at} has no ${key}`),
    ...Object.entries(given).flatMap(
      ([key, held]) =>
        type.properties[key]?.(held, `${at}.${key}`) ?? [`${at} may not have ${key}`],
    ),
  ];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
