/**
 * Which paths a robots.txt forbids to everyone (RFC 9309): of the rules that match, the longest
 * decides, and between equals the one that allows.
 */
export function robotsPolicy(text: string): (path: string) => boolean {
  const rules = rulesForEveryone(text);
  return (path) => {
    const [strictest] = rules
      .filter(({ pattern }) => pattern.test(path))
      .sort((a, b) => b.length - a.length || Number(b.allows) - Number(a.allows));
    return strictest ? !strictest.allows : false;
  };
}

function rulesForEveryone(text: string) {
  const rules: { pattern: RegExp; length: number; allows: boolean }[] = [];
  let naming = false;
  let ours = false;
  for (const line of text.split(/\r?\n/)) {
    const [, name = "", value = ""] = /^\s*([\w-]+)\s*:\s*([^#]*?)\s*(#.*)?$/.exec(line) ?? [];
    switch (name.toLowerCase()) {
      case "user-agent":
        // Several names in a row share the rules below them.
        ours = (naming && ours) || value === "*";
        naming = true;
        break;
      case "allow":
      case "disallow":
        naming = false;
        if (ours && value)
          rules.push({
            pattern: patternOf(value),
            length: value.length,
            allows: name.toLowerCase() === "allow",
          });
    }
  }
  return rules;
}

function patternOf(rule: string): RegExp {
  const end = rule.endsWith("$");
  const parts = (end ? rule.slice(0, -1) : rule).split("*");
  const literal = parts.map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${literal.join(".*")}${end ? "$" : ""}`);
}
