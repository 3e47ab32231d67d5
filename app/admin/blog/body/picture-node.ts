import { mergeAttributes, Node } from "@tiptap/core";

export interface PictureAttributes {
  src: string;
  alt: string;
  width: number | null;
  height: number | null;
}

declare module "@tiptap/core" {
  interface Commands<ReturnType> {
    picture: { setPicture(attributes: PictureAttributes): ReturnType };
  }
}

/** A picture with words for who cannot see it, and a caption that is typed right below it. */
export const PictureNode = Node.create({
  name: "picture",
  group: "block",
  content: "inline*",
  draggable: true,
  isolating: true,

  addAttributes: () => ({
    src: { default: "" },
    alt: { default: "" },
    width: { default: null },
    height: { default: null },
  }),

  parseHTML: () => [
    {
      tag: "figure",
      getAttrs: (figure) => pictureIn(figure.querySelector("img")),
      contentElement: (figure) =>
        (figure as HTMLElement).querySelector("figcaption") ?? document.createElement("figcaption"),
    },
    { tag: "img", getAttrs: (image) => pictureIn(image as HTMLImageElement) },
  ],

  renderHTML: ({ HTMLAttributes }) => [
    "figure",
    ["img", mergeAttributes(HTMLAttributes)],
    ["figcaption", 0],
  ],

  addCommands() {
    return {
      setPicture:
        (attrs) =>
        ({ editor, commands }) =>
          editor.isActive(this.name)
            ? commands.updateAttributes(this.name, attrs)
            : commands.insertContent({ type: this.name, attrs }),
    };
  },

  addKeyboardShortcuts() {
    return {
      // A caption is one line: Enter goes on below the picture.
      Enter: ({ editor }) => {
        if (!editor.isActive(this.name)) return false;
        const after = editor.state.selection.$to.after();
        return editor
          .chain()
          .insertContentAt(after, { type: "paragraph" })
          .setTextSelection(after + 1)
          .run();
      },
    };
  },
});

/** Pictures pasted from a document point into that document: only what is on the web is taken. */
function pictureIn(image: HTMLImageElement | null): PictureAttributes | false {
  const src = image?.getAttribute("src") ?? "";
  if (!image || !/^(https:\/\/|\/(?!\/))/.test(src)) return false;
  const size = (name: string) => Number(image.getAttribute(name)) || null;
  return { src, alt: image.alt, width: size("width"), height: size("height") };
}
