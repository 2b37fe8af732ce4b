import { Extension, type Extensions } from "@tiptap/core";
import { Plugin } from "@tiptap/pm/state";
import { textPictureAddress } from "#lib/shop/media/text-picture.ts";

/**
 * Draws a picture in the editor as pages do: a stored path is relative to the media host. The stored text is unchanged.
 */
export const picturesFrom = (mediaUrl: string): Extensions => [
  Extension.create({
    name: "pictures",
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          nodeViews: {
            image: ({ attrs }) => {
              const dom = document.createElement("img");
              for (const [name, value] of Object.entries(attrs))
                if (value !== null && name !== "src") dom.setAttribute(name, String(value));
              const src = textPictureAddress(String(attrs.src), mediaUrl);
              if (src) dom.src = src;
              return { dom };
            },
          },
        },
      }),
    ],
  }),
];
