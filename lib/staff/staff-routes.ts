import "server-only";
import { handleListCaches } from "#lib/staff/admin/caches/handle-cache-list.ts";
import { handlePurge } from "#lib/staff/admin/caches/handle-purge.ts";
import { handleConsentPreview } from "#lib/staff/admin/consents/handle-preview.ts";
import { handleConsentSave } from "#lib/staff/admin/consents/handle-save-consent.ts";
import { handleDomains } from "#lib/staff/admin/domains/read-domains.ts";
import { handleListTree } from "#lib/staff/admin/overview/handle-list-tree.ts";
import { handleTemplateSave } from "#lib/staff/admin/templates/handle-save-template.ts";
import { handleListGaps } from "#lib/staff/admin/translations/handle-list-gaps.ts";
import { handleChoices } from "#lib/staff/edit/choices/handle-choices.ts";
import { handleDraft } from "#lib/staff/edit/draft/handle-draft.ts";
import { handleMasters } from "#lib/staff/edit/handle-masters.ts";
import { handlePublish } from "#lib/staff/edit/handle-publish.ts";
import { handleHistory } from "#lib/staff/edit/history/handle-history.ts";
import { handleRemoved } from "#lib/staff/edit/history/handle-removed.ts";
import { handleLanguagesPage } from "#lib/staff/edit/languages/handle-page.ts";
import { handleSection } from "#lib/staff/edit/languages/handle-section.ts";
import { handleStatus } from "#lib/staff/edit/languages/handle-status.ts";
import { handleTranslate } from "#lib/staff/edit/languages/handle-translate.ts";
import { handleLinksCheck } from "#lib/staff/edit/links/handle-check.ts";
import { handleLinksResolve } from "#lib/staff/edit/links/handle-resolve.ts";
import { handleLinksSearch } from "#lib/staff/edit/links/handle-search.ts";
import {
  handleDeleteMaster,
  handleRenameMaster,
} from "#lib/staff/edit/masters/handle-change-master.ts";
import { handleCreateMaster } from "#lib/staff/edit/masters/handle-create-master.ts";
import { handleMediaCreate } from "#lib/staff/edit/media/handle-create.ts";
import { handleMediaDelete } from "#lib/staff/edit/media/handle-delete.ts";
import { handleMediaDiscard } from "#lib/staff/edit/media/handle-discard.ts";
import { handleMediaFind } from "#lib/staff/edit/media/handle-find.ts";
import { handleMediaList } from "#lib/staff/edit/media/handle-media-list.ts";
import { handleMediaUpload } from "#lib/staff/edit/media/handle-media-upload.ts";
import { handleMediaUpdate } from "#lib/staff/edit/media/handle-update.ts";
import { handleCheckSlug } from "#lib/staff/edit/pages/handle-check-slug.ts";
import { handleCopySections, handleCreatePage } from "#lib/staff/edit/pages/handle-create-page.ts";
import { handleDeletePage } from "#lib/staff/edit/pages/handle-delete-page.ts";
import { handleListPosts } from "#lib/staff/edit/pages/handle-list-posts.ts";
import { handleListTerms } from "#lib/staff/edit/pages/handle-list-terms.ts";
import {
  handleCreatePostType,
  handleDeletePostType,
} from "#lib/staff/edit/pages/handle-post-types.ts";
import { handleReadPage } from "#lib/staff/edit/pages/handle-read-page.ts";
import { handleUpdatePage } from "#lib/staff/edit/pages/handle-update-page.ts";
import { handleListRedirects } from "#lib/staff/edit/redirects/handle-list-redirects.ts";
import {
  handleCreateRedirect,
  handleDeleteRedirect,
} from "#lib/staff/edit/redirects/handle-redirects.ts";
import { handleSeen } from "#lib/staff/edit/seen/handle-seen.ts";
import { handleMediaUses } from "#lib/staff/edit/uses/handle-media-uses.ts";

/**
 * Every staff route under its name after `/api/`. Each is declared once, with rights, input and answer, beside its
 * handler; the browser calls them by these names and gets their types from here (call-staff.ts).
 */
export const staffRoutes = {
  "admin/caches/list": handleListCaches,
  "admin/caches/purge": handlePurge,
  "admin/consent/preview": handleConsentPreview,
  "admin/consent/save": handleConsentSave,
  "admin/domains/list": handleDomains,
  "admin/pages/list": handleListTree,
  "admin/redirects/create": handleCreateRedirect,
  "admin/redirects/delete": handleDeleteRedirect,
  "admin/redirects/list": handleListRedirects,
  "admin/template/save": handleTemplateSave,
  "admin/translations/list": handleListGaps,
  "edit/choices": handleChoices,
  "edit/draft": handleDraft,
  "edit/history": handleHistory,
  "edit/history/removed": handleRemoved,
  "edit/languages/page": handleLanguagesPage,
  "edit/languages/section": handleSection,
  "edit/languages/status": handleStatus,
  "edit/languages/translate": handleTranslate,
  "edit/links/check": handleLinksCheck,
  "edit/links/resolve": handleLinksResolve,
  "edit/links/search": handleLinksSearch,
  "edit/master/create": handleCreateMaster,
  "edit/master/delete": handleDeleteMaster,
  "edit/master/rename": handleRenameMaster,
  "edit/masters": handleMasters,
  "edit/media/create": handleMediaCreate,
  "edit/media/delete": handleMediaDelete,
  "edit/media/discard": handleMediaDiscard,
  "edit/media/find": handleMediaFind,
  "edit/media/list": handleMediaList,
  "edit/media/update": handleMediaUpdate,
  "edit/media/upload": handleMediaUpload,
  "edit/media/uses": handleMediaUses,
  "edit/page/check-slug": handleCheckSlug,
  "edit/page/copy": handleCopySections,
  "edit/page/create-type": handleCreatePostType,
  "edit/page/create": handleCreatePage,
  "edit/page/delete": handleDeletePage,
  "edit/page/delete-type": handleDeletePostType,
  "edit/page/list": handleListPosts,
  "edit/page/terms": handleListTerms,
  "edit/page/read": handleReadPage,
  "edit/page/update": handleUpdatePage,
  "edit/publish": handlePublish,
  "edit/seen": handleSeen,
};
