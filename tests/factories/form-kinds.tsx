import type { ReactNode } from "react";
import { ConsentForm } from "#components/staff/admin/consents/consent-form.tsx";
import { useStaffWrite } from "#components/staff/admin/frame/use-staff-write.tsx";
import { RedirectForm } from "#components/staff/admin/redirects/redirect-form.tsx";
import { TemplateForm } from "#components/staff/admin/templates/template-form.tsx";
import { useDraft } from "#components/staff/edit/drafts/use-page-draft.ts";
import { TranslateFields } from "#components/staff/edit/languages/translate-fields.tsx";
import { TranslatePageFields } from "#components/staff/edit/languages/translate-page-fields.tsx";
import { MakeMaster } from "#components/staff/edit/masters/make-master.tsx";
import { RenameForm } from "#components/staff/edit/masters/masters-dialog.tsx";
import { theLibrary } from "#components/staff/edit/media/library-store.ts";
import { MediaForm } from "#components/staff/edit/media/media-form.tsx";
import { NewPageForm } from "#components/staff/edit/pages/new-page-form.tsx";
import { PageSettingsForm } from "#components/staff/edit/pages/page-settings-form.tsx";
import { PostTypes } from "#components/staff/edit/pages/post-types.tsx";
import type { FormOwner } from "#components/staff/unsent/use-unsent.ts";
import { definitionNamed } from "#lib/shop/domain/sections/find-definition.ts";
import { placesOf } from "#lib/staff/edit/languages/translatable-texts.ts";
import { toSection } from "#lib/staff/edit/model/section.ts";
import type { PageInfo } from "#lib/staff/edit/pages/page-info.ts";
import { sanitizePhrase } from "#lib/web/security/sanitize.ts";
import en from "#messages/en.json";
import { anElement } from "./element.ts";
import { mediaEntry } from "./media.ts";
import { pageSettings } from "./page-settings.ts";

const { admin, edit } = en;
/** The person whose session ends. */
export const EMAIL = "vera@shop.test";
/** The words that are typed into a form. */
export const TYPED = "Typed words";

const PAGE = pageSettings();
const INFO: PageInfo = {
  page: PAGE,
  isHome: false,
  canUpdate: true,
  canRedirect: true,
  canDelete: false,
  types: [],
  templates: [],
};
const POSTS = [
  { id: 5, slug: "page", title: "" },
  { id: 6, slug: "post", title: "" },
];
const nothing = () => {};
const later = async () => {};

function Redirects({ owner }: { owner: FormOwner }) {
  const { send, dialog } = useStaffWrite(EMAIL);
  return (
    <>
      <RedirectForm owner={owner} send={send} onMade={nothing} />
      {dialog}
    </>
  );
}

interface ConsentProps {
  readonly owner: FormOwner;
  /** Null for a new one. */
  readonly uniqueNumber: string | null;
  readonly html: string;
}

/** A consent beside another one of its form. */
const Consent = ({ owner, uniqueNumber, html }: ConsentProps) => (
  <ConsentForm
    uniqueNumber={uniqueNumber}
    formType="checkoutForm"
    required={false}
    types={["checkoutForm"]}
    siblings={[{ uniqueNumber: "b", formType: "checkoutForm", text: "Old" }]}
    languages={[{ code: "en", name: "English", html, preview: sanitizePhrase(html), isRead: true }]}
    list="/admin/consent"
    email={EMAIL}
    owner={owner}
    mayChange
  />
);

const HERO = definitionNamed("hero");
const heroOf = (id: number, title: string) => toSection(anElement({ id, meta: { title } }), "hero");
const BESIDE = { source: heroOf(7, "About us"), target: heroOf(17, "Old") };

/** A section beside its source, on a page that keeps its unsaved changes on the device. */
function SectionBeside({ owner }: { owner: FormOwner }) {
  useDraft(owner, `tab-${owner.person}`);
  return HERO ? (
    <TranslateFields
      pair={BESIDE}
      places={placesOf(HERO, BESIDE.source, BESIDE.target)}
      definition={HERO}
      from="en"
      language="hr"
      isShown={false}
      nameOf={(code) => code}
      announce={nothing}
      onClose={nothing}
      onOtherList={nothing}
    />
  ) : null;
}

/** A form of staff that saves at once. */
export interface FormKind {
  readonly draw: (owner: FormOwner) => ReactNode;
  readonly field: string;
  readonly button: string;
  readonly route: string;
  readonly answer?: unknown;
  /** Other fields that have to be filled in. */
  readonly besides?: Readonly<Record<string, string>>;
  /** Shows another form once it is saved: what is typed meanwhile is on the device alone. */
  readonly isFollowed?: boolean;
  /** Has a dialog of its own for the password. */
  readonly isAdmin?: boolean;
}

/** Every kind of form of staff that saves at once, by its name. */
export const FORM_KINDS: Readonly<Record<string, FormKind>> = {
  "the settings of a page": {
    draw: () => (
      <PageSettingsForm info={INFO} onReload={later} onDone={nothing} announce={nothing} />
    ),
    field: edit.pages.pageTitle,
    button: edit.pages.save,
    route: "page/update",
    answer: { slug: "about", isRedirected: null },
  },
  "a page beside its source": {
    draw: () => (
      <TranslatePageFields
        pair={{ source: PAGE, target: PAGE, isHome: false, canUpdate: true, canRedirect: true }}
        from="hr"
        language="en"
        isShown={false}
        nameOf={(code) => code}
        announce={nothing}
        onClose={nothing}
      />
    ),
    field: `en: ${edit.pages.pageTitle}`,
    button: edit.pages.save,
    route: "page/update",
    answer: { slug: "about", isRedirected: null },
  },
  "a section beside its source": {
    draw: (owner) => <SectionBeside owner={owner} />,
    field: `hr: ${edit.names.title}`,
    button: edit.languages.publish.replace("{language}", "hr"),
    route: "edit/publish",
    answer: {
      results: [{ address: "17:meta.title", status: "saved", stored: TYPED }],
      created: {},
      seen: {},
      merged: false,
    },
  },
  "a new page": {
    draw: () => <NewPageForm info={{ ...INFO, page: null }} onDone={nothing} announce={nothing} />,
    field: edit.pages.pageTitle,
    button: edit.pages.create,
    route: "page/create",
    answer: { slug: "x", slugMain: "x", missing: [] },
  },
  "a new post": {
    draw: () => (
      <NewPageForm
        info={{ ...INFO, page: null, types: POSTS }}
        onDone={nothing}
        announce={nothing}
      />
    ),
    besides: { [edit.pages.pageTitle]: "A title", [edit.pages.type]: "post" },
    field: edit.pages.excerpt,
    button: edit.pages.create,
    route: "page/create",
    answer: { slug: "x", slugMain: "x", missing: [] },
    isFollowed: true,
  },
  "a new kind of posts": {
    draw: () => <PostTypes types={[]} onChange={later} announce={nothing} />,
    field: edit.pages.typeName,
    button: edit.pages.typeCreate,
    route: "page/create-type",
    answer: {},
  },
  "the texts of a file": {
    draw: () => {
      const library = theLibrary("picture");
      library.store.setState({ mayChange: true });
      return <MediaForm media={mediaEntry(1)} library={library} say={nothing} />;
    },
    field: edit.media.form.caption,
    button: edit.media.form.save,
    route: "media/update",
    answer: { media: mediaEntry(1, { caption: TYPED }) },
  },
  "a new master": {
    draw: () => (
      <MakeMaster
        section={toSection(anElement({ id: 7, handler: "page-section:about" }), "text")}
        title="Text"
        onDone={nothing}
      />
    ),
    field: edit.master.name,
    button: edit.master.make,
    route: "master/create",
    answer: { id: 21, isFollowed: true },
  },
  "the name of a master": {
    draw: () => (
      <RenameForm
        master={{ id: 20, component: "banner", title: "", name: "House", followers: [] }}
        onDone={later}
        onCancel={nothing}
      />
    ),
    field: edit.master.name,
    button: edit.master.rename,
    route: "master/rename",
    answer: {},
  },
  "a redirect": {
    draw: (owner) => <Redirects owner={owner} />,
    field: admin.redirects.path,
    besides: { [admin.redirects.target]: "/new" },
    button: admin.redirects.make,
    route: "redirects/create",
    answer: { id: 1, path: "old", target: "/new", isPermanent: true },
    isAdmin: true,
  },
  "an e-mail template": {
    draw: (owner) => (
      <TemplateForm
        template={{ key: "RegistrationTemplate", id: 4, isByLanguage: true, texts: { en: "Old" } }}
        languages={[{ code: "en", name: "English" }]}
        samples={{}}
        email={EMAIL}
        owner={owner}
        maySave
      />
    ),
    field: admin.templates.markup,
    button: admin.templates.save,
    route: "template/save",
    answer: {},
    isAdmin: true,
  },
  "a consent": {
    draw: (owner) => <Consent owner={owner} uniqueNumber="b" html="Old" />,
    field: "English",
    button: admin.consents.save,
    route: "consent/save",
    answer: {},
    isAdmin: true,
  },
  "a new consent": {
    draw: (owner) => <Consent owner={owner} uniqueNumber={null} html="" />,
    field: "English",
    button: admin.consents.save,
    route: "consent/save",
    answer: {},
    isAdmin: true,
  },
};
