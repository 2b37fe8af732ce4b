import "server-only";
import { handleListCaches } from "#lib/admin/caches/handle-list.ts";
import { handlePurge } from "#lib/admin/caches/handle-purge.ts";
import { handleConsentPreview } from "#lib/admin/consents/handle-preview.ts";
import { handleConsentSave } from "#lib/admin/consents/handle-save.ts";
import { handleDomains } from "#lib/admin/domains/read-domains.ts";
import { handleTemplateSave } from "#lib/admin/templates/handle-save.ts";
import { handleChoices } from "#lib/edit/choices/handle-choices.ts";
import { handleDraft } from "#lib/edit/draft/handle-draft.ts";
import { handleMasters } from "#lib/edit/handle-masters.ts";
import { handlePublish } from "#lib/edit/handle-publish.ts";
import { handleHistory } from "#lib/edit/history/handle-history.ts";
import { handleSection } from "#lib/edit/languages/handle-section.ts";
import { handleStatus } from "#lib/edit/languages/handle-status.ts";
import { handleTranslate } from "#lib/edit/languages/handle-translate.ts";
import { handleLinksCheck } from "#lib/edit/links/handle-check.ts";
import { handleLinksResolve } from "#lib/edit/links/handle-resolve.ts";
import { handleLinksSearch } from "#lib/edit/links/handle-search.ts";
import { handleMediaCreate } from "#lib/edit/media/handle-create.ts";
import { handleMediaDelete } from "#lib/edit/media/handle-delete.ts";
import { handleMediaDiscard } from "#lib/edit/media/handle-discard.ts";
import { handleMediaFind } from "#lib/edit/media/handle-find.ts";
import { handleMediaList } from "#lib/edit/media/handle-list.ts";
import { handleMediaUpdate } from "#lib/edit/media/handle-update.ts";
import { handleMediaUpload } from "#lib/edit/media/handle-upload.ts";
import { handleCheckSlug } from "#lib/edit/pages/handle-check-slug.ts";
import { handleCopySections, handleCreatePage } from "#lib/edit/pages/handle-create-page.ts";
import { handleListPosts } from "#lib/edit/pages/handle-list-posts.ts";
import { handleCreatePostType, handleDeletePostType } from "#lib/edit/pages/handle-post-types.ts";
import { handleReadPage } from "#lib/edit/pages/handle-read-page.ts";
import { handleUpdatePage } from "#lib/edit/pages/handle-update-page.ts";
import { handleSeen } from "#lib/edit/seen/handle-seen.ts";

/**
 * Every route of staff under the name that follows `/api/`. Each is declared once, with rights, input and answer, where
 * its handler stands; the browser calls them by these names and has their types from here (call-staff.ts).
 */
export const staffRoutes = {
  "admin/caches/list": handleListCaches,
  "admin/caches/purge": handlePurge,
  "admin/consent/preview": handleConsentPreview,
  "admin/consent/save": handleConsentSave,
  "admin/domains/list": handleDomains,
  "admin/template/save": handleTemplateSave,
  "edit/choices": handleChoices,
  "edit/draft": handleDraft,
  "edit/history": handleHistory,
  "edit/languages/section": handleSection,
  "edit/languages/status": handleStatus,
  "edit/languages/translate": handleTranslate,
  "edit/links/check": handleLinksCheck,
  "edit/links/resolve": handleLinksResolve,
  "edit/links/search": handleLinksSearch,
  "edit/masters": handleMasters,
  "edit/media/create": handleMediaCreate,
  "edit/media/delete": handleMediaDelete,
  "edit/media/discard": handleMediaDiscard,
  "edit/media/find": handleMediaFind,
  "edit/media/list": handleMediaList,
  "edit/media/update": handleMediaUpdate,
  "edit/media/upload": handleMediaUpload,
  "edit/page/check-slug": handleCheckSlug,
  "edit/page/copy": handleCopySections,
  "edit/page/create-type": handleCreatePostType,
  "edit/page/create": handleCreatePage,
  "edit/page/delete-type": handleDeletePostType,
  "edit/page/list": handleListPosts,
  "edit/page/read": handleReadPage,
  "edit/page/update": handleUpdatePage,
  "edit/publish": handlePublish,
  "edit/seen": handleSeen,
};
