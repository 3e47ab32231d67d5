import { Mark } from "@tiptap/core";
import { TableKit } from "@tiptap/extension-table";
import { StarterKit } from "@tiptap/starter-kit";
import { PictureNode } from "./picture-node.ts";
import { VideoNode } from "./video-node.ts";

declare module "@tiptap/core" {
  interface Commands<ReturnType> {
    cite: { toggleCite(): ReturnType };
  }
}

/** Who said it: a quotation that names its source is shown as one, not as words to copy. */
const Cite = Mark.create({
  name: "cite",
  parseHTML: () => [{ tag: "cite" }],
  renderHTML: () => ["cite", 0],
  addCommands() {
    return {
      toggleCite:
        () =>
        ({ commands }) =>
          commands.toggleMark(this.name),
    };
  },
});

/** What an article can hold; the server's list of allowed HTML says the same. */
export function extensions(videoOrigin: string) {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3, 4] },
      // On the web, underlined means a link.
      underline: false,
      link: {
        openOnClick: false,
        defaultProtocol: "https",
        markdownLinks: true,
        protocols: ["mailto", "tel"],
        HTMLAttributes: { rel: null, target: null },
        isAllowedUri: (address) => isLink(address),
      },
    }),
    TableKit.configure({ table: { resizable: false } }),
    PictureNode,
    VideoNode.configure({ origin: videoOrigin }),
    Cite,
  ];
}

export function isLink(address: string): boolean {
  return /^(https?:\/\/[^\s]+|mailto:[^\s]+|tel:[\d+() -]+|\/(?![/\\])[^\s]*|#[^\s]+)$/i.test(
    address,
  );
}
