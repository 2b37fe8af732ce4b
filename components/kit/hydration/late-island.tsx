"use client";

import {
  type ComponentType,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { flushSync } from "react-dom";
import { whenQuiet } from "#lib/base/browser/when-quiet.ts";
import type { WaitFor } from "./first-interaction.ts";
import { holdPresses } from "./hold-presses.ts";

/** React keeps the server's markup inside. */
const AS_DRAWN = { __html: "" };

interface LateOptions {
  /** The condition for loading its code, in addition to the first touch: by default that it is near the viewport. */
  readonly when?: WaitFor;
  /**
   * For islands in the first screen: a navigation by the router waits for their code, so that nothing moves afterwards.
   */
  readonly holdsPage?: boolean;
  /**
   * Also loads its code while the browser is idle, together with what this returns, so that the first touch waits for
   * neither.
   */
  readonly ahead?: () => Promise<unknown>;
  /** Classes of the element around it. */
  readonly className?: string;
}

/**
 * An island whose code is loaded late (docs/late-hydration.md): rendered by the server, its code loaded near the
 * viewport or on the first touch, and then rendered again by it. Typed values are carried over, and clicks are
 * repeated. An island with controls reads their values when it mounts (layout effect).
 */
export function lateIsland<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { when = whenNear, holdsPage = false, ahead, className = "min-w-0" }: LateOptions = {},
): ComponentType<Props> {
  type Live = ComponentType<Props>;
  let known: Live | null = null;
  let loading: Promise<Live> | null = null;
  const loadOnce = (): Promise<Live> => {
    loading ??= load().then(
      (island) => {
        known = island;
        return island;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  // The server awaits the code before it renders, so that the page contains the whole island from its first byte.
  const early = typeof window === "undefined" ? loadOnce() : null;

  /** Together with the code that carries typed values over, which is not needed earlier. */
  const loadAll = () => Promise.all([loadOnce(), import("./typed-state.ts")]);

  return function LateIsland(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const isDrawn = useIsDrawn();
    const [loaded, setLoaded] = useState<Live | null>(() => known);
    const awaited = holdsPage && !isDrawn && !early ? use(loadOnce()) : null;
    const Live = loaded ?? awaited;
    const [refill, setRefill] = useState<Refilling | null>(null);

    // Also called if the router rendered the page: then the island is live from the start.
    useEffect(() => {
      if (!ahead) return;
      const controller = new AbortController();
      void whenQuiet(controller.signal)
        .then(loadAll)
        .then(ahead)
        // The first touch tries again.
        .catch(() => null);
      return () => controller.abort();
    }, []);

    useEffect(() => {
      const drawn = place.current;
      if (!drawn || Live) return;
      const controller = new AbortController();
      const { signal } = controller;
      const hold = holdPresses(drawn, signal);
      void loadWhenWanted(drawn, loadAll, when, signal).then(
        async ([island, { keepTypedState }]) => {
          await hold.whenReleased();
          if (signal.aborted) return;
          // Synchronously, so that nothing can be typed in between.
          flushSync(() => {
            setRefill(() => keepTypedState(drawn));
            setLoaded(() => island);
          });
          // After the render with the values that the island read from its controls.
          setTimeout(() => place.current && hold.release(place.current), 0);
        },
      );
      return () => controller.abort();
    }, [Live]);

    if (early) {
      const OnServer = known ?? use(early);
      return (
        <div data-late="" className={className}>
          <OnServer {...props} />
        </div>
      );
    }
    if (!Live)
      return (
        <div
          ref={place}
          data-late=""
          className={className}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty constant.
          dangerouslySetInnerHTML={isDrawn ? AS_DRAWN : undefined}
        />
      );
    return (
      <div key="live" ref={place} data-late="" className={className}>
        {refill && <Refill refill={refill} />}
        <Live {...props} />
      </div>
    );
  };
}

/** Whether the server rendered this: true if it mounts in a page loaded as HTML, not by the router. */
function useIsDrawn(): boolean {
  const isHydrating = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
  const [isDrawn] = useState(isHydrating);
  return isDrawn;
}

type Refilling = (place: HTMLElement) => void;

/** Fills the controls next to it, before they are read. */
function Refill({ refill }: { refill: Refilling }) {
  const mark = useRef<HTMLTemplateElement>(null);
  useLayoutEffect(() => {
    if (mark.current?.parentElement) refill(mark.current.parentElement);
  }, [refill]);
  return <template ref={mark} />;
}

/**
 * Loads the island's code; immediately if the server rendered nothing. A failed download is reported to
 * components/kit/providers/chunk-guard, and retried when the visitor touches the island.
 */
async function loadWhenWanted<Live>(
  element: HTMLElement,
  load: () => Promise<Live>,
  when: WaitFor,
  signal: AbortSignal,
): Promise<Live> {
  if (element.childElementCount > 0)
    await Promise.race([when(element, signal), whenTouched(element, signal)]);
  for (;;) {
    try {
      return await load();
    } catch (error) {
      void Promise.reject(error);
      await whenTouched(element, signal);
    }
  }
}

/** Distance from the viewport at which an element counts as near. */
const MARGIN = "600px";
const TOUCHES = ["focusin", "pointerdown"] as const;

/** Resolves when an element is near the viewport. */
function whenNear(element: HTMLElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && come(),
      { rootMargin: MARGIN },
    );
    const come = () => {
      observer.disconnect();
      resolve();
    };
    observer.observe(element);
    signal.addEventListener("abort", () => observer.disconnect());
  });
}

/** Resolves when an element gets the focus or a click, or the connection is restored. */
function whenTouched(element: HTMLElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const once = { once: true, passive: true, signal } as const;
    for (const touch of TOUCHES) element.addEventListener(touch, () => resolve(), once);
    window.addEventListener("online", () => resolve(), once);
  });
}
