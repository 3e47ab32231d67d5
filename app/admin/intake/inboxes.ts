/** Where what visitors sent is read, by the table it is kept in. */
export const INBOXES = {
  onboarding_submissions: { path: "/admin/onboarding", noun: "Submission" },
  contact_messages: { path: "/admin/messages", noun: "Message" },
};
