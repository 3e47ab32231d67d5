import { Node } from "@tiptap/core";

export interface VideoAttributes {
  src: string;
  title: string;
}

interface VideoOptions {
  /** The one origin videos may come from. */
  origin: string;
}

declare module "@tiptap/core" {
  interface Commands<ReturnType> {
    video: { setVideo(attributes: VideoAttributes): ReturnType };
  }
}

/** A video of the owner's host. While writing it is a card: nothing is loaded from there. */
export const VideoNode = Node.create<VideoOptions>({
  name: "video",
  group: "block",
  atom: true,
  draggable: true,
  // Before the picture, whose figures these are not.
  priority: 110,

  addOptions: () => ({ origin: "" }),
  addAttributes: () => ({ src: { default: "" }, title: { default: "" } }),

  parseHTML() {
    const videoIn = (frame: HTMLIFrameElement | null) => {
      const src = frame?.getAttribute("src") ?? "";
      return isFrom(this.options.origin, src) && { src, title: frame?.title ?? "" };
    };
    return [
      { tag: "figure", getAttrs: (figure) => videoIn(figure.querySelector("iframe")) },
      { tag: "iframe", getAttrs: (frame) => videoIn(frame as HTMLIFrameElement) },
    ];
  },

  renderHTML: ({ HTMLAttributes: { src, title } }) => [
    "figure",
    { class: "video" },
    ["iframe", { src, title }],
  ],

  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement("figure");
      dom.className = "video-card";
      dom.append(`Video: ${node.attrs.title || "without a title"}`);
      const address = document.createElement("span");
      address.textContent = node.attrs.src;
      dom.append(address);
      return { dom };
    },

  addCommands() {
    return {
      setVideo:
        (attrs) =>
        ({ commands }) =>
          commands.insertContent({ type: this.name, attrs }),
    };
  },
});

export function isFrom(origin: string, address: string): boolean {
  return URL.canParse(address) && new URL(address).origin === origin;
}
