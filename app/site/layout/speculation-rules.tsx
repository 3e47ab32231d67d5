/** Pages a visitor is about to open are fetched when the finger goes down or the mouse rests. */
const rules = {
  prefetch: [
    {
      eagerness: "moderate",
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: "/admin*" } },
          { not: { href_matches: "/auth*" } },
          { not: { href_matches: "/*.*" } },
        ],
      },
    },
  ],
};

export function SpeculationRules() {
  return (
    <script
      type="speculationrules"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, and JSON only
      dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }}
    />
  );
}
