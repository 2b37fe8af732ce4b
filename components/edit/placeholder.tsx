import { getTranslations } from "next-intl/server";
import { Notice } from "#components/ui/notice.tsx";

interface Props {
  title: string;
  component: string;
  reason: "unknown" | "empty" | "failed";
}

/** Stands for a section shoppers don't see, so that staff know of it. */
export async function Placeholder({ title, component, reason }: Props) {
  const t = await getTranslations("edit.placeholder");
  return (
    <div className="wrap py-4">
      <Notice
        tone={reason === "failed" ? "warning" : "info"}
        title={title || component || t("untitled")}
      >
        {t(reason, { component: component || "–" })}
      </Notice>
    </div>
  );
}
