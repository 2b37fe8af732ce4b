import { describe, expect, it } from "vitest";
import { socialPost } from "#lib/shop/api/schemas/feedback.ts";
import { toHashtags, toSocialTile } from "./social-posts.ts";

const MEDIA = "https://media.example/files";
const post = (own: Record<string, unknown>) =>
  socialPost.parse({
    id: "1",
    media_url: "https://scontent.cdninstagram.com/a.jpg",
    permalink: "https://www.instagram.com/p/1/",
    caption: "Clay",
    ...own,
  });

describe("toSocialTile", () => {
  it("accepts pictures of Instagram's hosts and of the media host", () => {
    expect(toSocialTile(post({}), MEDIA)).toEqual({
      id: "1",
      href: "https://www.instagram.com/p/1/",
      picture: "https://scontent.cdninstagram.com/a.jpg",
      caption: "Clay",
    });
    expect(toSocialTile(post({ media_url: "https://media.example/x.webp" }), MEDIA)).not.toBeNull();
    const video = post({ media_type: "VIDEO", thumbnail_url: "https://a.fbcdn.net/t.jpg" });
    expect(toSocialTile(video, MEDIA)?.picture).toBe("https://a.fbcdn.net/t.jpg");
  });

  it.each([
    { media_url: "http://scontent.cdninstagram.com/a.jpg" },
    { media_url: "https://evilcdninstagram.com/a.jpg" },
    { media_url: "javascript:alert(1)" },
    { media_url: "" },
    { permalink: "https://instagram.com.evil.example/" },
    { permalink: "javascript:alert(1)" },
  ])("leaves out %j", (own) => {
    expect(toSocialTile(post(own), MEDIA)).toBeNull();
  });
});

it("reads hashtags from a list or a text", () => {
  expect(toHashtags(["#clay", "clay", " tennis "])).toEqual(["clay", "tennis"]);
  expect(toHashtags("#clay, tennis")).toEqual(["clay", "tennis"]);
  expect(toHashtags(undefined)).toEqual([]);
});
