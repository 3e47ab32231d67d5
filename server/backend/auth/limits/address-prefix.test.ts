import { expect, test } from "vitest";
import { addressPrefix } from "./address-prefix.ts";

test("an IPv4 address stands for itself", () => {
  expect(addressPrefix("198.51.100.7")).toBe("198.51.100.7");
});

test.each(["2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:0DB8:0001:0002::"])(
  "%s counts with its neighbours",
  (address) => {
    expect(addressPrefix(address)).toBe("2001:db8:1:2");
  },
);

test.each([
  ["::1", "0:0:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["2001:db8::", "2001:db8:0:0"],
  ["1::2:3:4:5:6:7", "1:0:2:3"],
  ["64:ff9b::192.0.2.33", "64:ff9b:0:0"],
])("%s is in %s", (address, prefix) => {
  expect(addressPrefix(address)).toBe(prefix);
});
