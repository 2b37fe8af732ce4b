"use client";

import { useLocale, useTranslations } from "next-intl";
import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { TextField } from "#components/kit/ui/form/field.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { createDraftShelf, type DraftOwner } from "#components/staff/edit/store/draft-shelf.ts";
import { useStaffRead } from "#components/staff/reads/use-staff-read.ts";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { pressedKey } from "#lib/base/browser/pressed-key.ts";
import { formatDate } from "#lib/base/utils/date.ts";
import type { ListedTree, TreePage } from "#lib/staff/admin/overview/handle-list-tree.ts";
import { type TreeRow, treeRows, treeStep } from "./tree-rows.ts";

interface Props {
  /** Whose unsaved changes on this device are marked. */
  readonly owner: DraftOwner;
}

const NOTHING: ListedTree = { types: [], pages: [], isWhole: true };
/** Types that are open at first. */
const OPEN: ReadonlySet<string> = new Set(["page"]);

/** The pages and posts of the site as a tree to begin from: searched, marked, and opened in edit mode. */
export function PagesTree({ owner }: Props) {
  const t = useTranslations("admin.tree");
  const list = useStaffRead("admin/pages/list", {}, { keepsPrevious: true });
  const unsaved = useUnsavedPages(owner);
  const [search, setSearch] = useState("");
  const [open, setOpen] = useState(OPEN);
  const [current, setCurrent] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const tree = list.data ?? NOTHING;
  const rows = useMemo(() => treeRows(tree, open, search), [tree, open, search]);
  const at = Math.max(
    0,
    rows.findIndex(({ key }) => key === current),
  );
  const isOpen = ({ key }: TreeRow) => search.trim() !== "" || open.has(key);
  const toggle = (key: string) => {
    const next = new Set(open);
    if (!next.delete(key)) next.add(key);
    setOpen(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const key = pressedKey(event);
    const row = rows[at];
    if ((key === "Enter" || key === " ") && row && !row.page) {
      event.preventDefault();
      return toggle(row.key);
    }
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isMirrored = document.documentElement.dir === "rtl";
    const step = treeStep(rows, at, (isMirrored && MIRRORED[key]) || key, isOpen);
    if (!step) return;
    event.preventDefault();
    if ("toggle" in step) return search.trim() === "" && toggle(step.toggle);
    const to = rows[step.to];
    if (!to) return;
    setCurrent(to.key);
    box.current?.querySelectorAll<HTMLElement>("[role=treeitem]")[step.to]?.focus();
  };
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    const part = target instanceof Element ? target.closest<HTMLElement>("[data-toggle]") : null;
    if (!part?.dataset.toggle) return;
    event.preventDefault();
    toggle(part.dataset.toggle);
  };
  return (
    <div className="grid gap-3">
      <TextField
        type="search"
        label={t("search")}
        maxLength={200}
        dir="auto"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {list.reason ? (
        <Notice tone="danger" title={t("failed")}>
          <StaffButton isSmall onClick={() => void list.refetch()}>
            {t("again")}
          </StaffButton>
        </Notice>
      ) : (
        <p role="status" className="text-small text-muted">
          {list.data ? t("found", { count: rows.filter(({ page }) => page).length }) : t("reading")}
        </p>
      )}
      {tree.isWhole ? null : <Notice tone="warning" title={t("notWhole")} />}
      {rows.length > 0 ? (
        <div
          ref={box}
          role="tree"
          aria-label={t("title")}
          className="max-h-96 overflow-y-auto"
          onKeyDown={onKeyDown}
          onClick={onClick}
        >
          {rows.map((row, index) => (
            <div
              key={row.key}
              role="none"
              className="[contain-intrinsic-size:auto_2.75rem] [content-visibility:auto]"
            >
              <Line
                row={row}
                title={tree.types.find(({ slug }) => slug === row.type)?.title ?? ""}
                isOpen={isOpen(row)}
                isStop={index === at}
                isUnsaved={row.page !== null && unsaved.has(pathOf(row.page.address))}
                onFocus={() => setCurrent(row.key)}
              />
            </div>
          ))}
        </div>
      ) : null}
    </div>
  );
}

/** From right to left, the arrows change their meaning. */
const MIRRORED: Readonly<Record<string, string>> = {
  ArrowLeft: "ArrowRight",
  ArrowRight: "ArrowLeft",
};

/** The path of an address, as drafts hold it. */
const pathOf = (address: string): string => decodeURI(address.split(/[?#]/)[0] ?? "");

/** The pages with unsaved changes of this person on this device; none where nothing is stored. */
function useUnsavedPages(owner: DraftOwner): ReadonlySet<string> {
  const [pages, setPages] = useState<ReadonlySet<string>>(new Set());
  const { domain, locale, person } = owner;
  useEffect(() => {
    let isGone = false;
    void createDraftShelf()
      .list({ domain, locale, person })
      .then((drafts) => isGone || setPages(new Set(drafts.map(({ page }) => pathOf(page)))));
    return () => {
      isGone = true;
    };
  }, [domain, locale, person]);
  return pages;
}

interface LineProps {
  readonly row: TreeRow;
  /** The name of its type. */
  readonly title: string;
  readonly isOpen: boolean;
  /** Whether it is in the tab order. */
  readonly isStop: boolean;
  readonly isUnsaved: boolean;
  readonly onFocus: () => void;
}

const LINE =
  "flex min-h-11 w-full items-center gap-2 rounded-md pe-2 text-start hover:bg-brand-soft ps-[calc(var(--level)*1.25rem-1rem)]";

function Line({ row, title, isOpen, isStop, isUnsaved, onFocus }: LineProps) {
  const t = useTranslations("admin.tree");
  const { page, level, hasChildren, place, count, type } = row;
  const item = {
    role: "treeitem",
    className: LINE,
    style: { "--level": level },
    tabIndex: isStop ? 0 : -1,
    onFocus,
    "aria-level": level,
    "aria-posinset": place,
    "aria-setsize": count,
    "aria-expanded": hasChildren ? isOpen : undefined,
  };
  const arrow = (
    // For the pointer; the keyboard has the arrow keys.
    <span
      aria-hidden="true"
      className="grid size-6 flex-none place-items-center text-muted rtl:-scale-x-100"
      data-toggle={page && hasChildren ? row.key : undefined}
    >
      {hasChildren ? (isOpen ? "▾" : "▸") : null}
    </span>
  );
  if (!page) {
    const known = type === "page" || type === "post" ? t(`types.${type}`) : title || type;
    return (
      <div {...item} data-toggle={row.key}>
        {arrow}
        <bdi className="font-semibold">{known}</bdi>
      </div>
    );
  }
  return (
    // Every surface has its own document.
    <a {...item} href={page.address}>
      {arrow}
      <span className="min-w-0 py-1">
        <bdi className="block font-medium wrap-anywhere">{page.title}</bdi>
        <Marks page={page} isUnsaved={isUnsaved} />
      </span>
    </a>
  );
}

/** The address, and marks that matter before a page is opened. */
function Marks({ page, isUnsaved }: { page: TreePage; isUnsaved: boolean }) {
  const t = useTranslations("admin.tree");
  const { locales, timeZone } = useSite();
  const language = useLocale();
  const nameOf = (code: string) => locales.find((one) => one.code === code)?.name ?? code;
  const marks = [
    isUnsaved ? t("unsaved") : "",
    page.isDraft ? t("draft") : "",
    page.upcoming ? t("upcoming", { date: formatDate(page.upcoming, language, timeZone) }) : "",
    page.missing.length > 0 ? t("missing", { languages: page.missing.map(nameOf).join(", ") }) : "",
  ].filter((mark) => mark !== "");
  return (
    <small className="block text-muted">
      <bdi dir="ltr" className="wrap-anywhere">{`/${page.path}`}</bdi>
      {marks.length > 0 ? <strong>{` · ${marks.join(" · ")}`}</strong> : null}
    </small>
  );
}
