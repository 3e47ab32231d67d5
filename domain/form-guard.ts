/**
 * A field no person sees or fills in. Hide it from sight, from the keyboard and from screen readers,
 * with `autocomplete="off"`; its name means nothing to a browser that fills in addresses.
 */
export const HONEYPOT_FIELD = "order_reference";

/** When the form was handed out, signed. A form that is shown again keeps the one it was posted with. */
export const FORM_TOKEN_FIELD = "form_token";
