import type { SeedPost } from "../types.ts";
import { clubPosts } from "./club.ts";
import { clubLifePosts } from "./club-life.ts";
import { equipmentPosts } from "./equipment.ts";
import { juniorPosts } from "./juniors.ts";
import { storyPosts } from "./stories.ts";
import { techniquePosts } from "./technique.ts";

/** The blog. */
export const posts: readonly SeedPost[] = [
  ...clubPosts,
  ...clubLifePosts,
  ...juniorPosts,
  ...techniquePosts,
  ...equipmentPosts,
  ...storyPosts,
];
