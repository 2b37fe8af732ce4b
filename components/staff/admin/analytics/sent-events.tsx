"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Cell, HeadCell, Table } from "#components/kit/ui/table.tsx";
import { tabChannel } from "#lib/base/browser/channel.ts";
import { withKeys } from "#lib/base/utils/with-keys.ts";
import { parseSentEvent, SENT_EVENTS, type SentEvent } from "#lib/web/analytics/sent-event.ts";

/** Events shown at once, the newest first. */
const MOST = 100;

/** The events of this browser's other tabs as they are sent; none of them is stored. */
export function SentEvents() {
  const t = useTranslations("admin.analytics");
  const format = useFormatter();
  const [events, setEvents] = useState<readonly SentEvent[]>([]);
  useEffect(
    () =>
      tabChannel(SENT_EVENTS, parseSentEvent).listen((event) =>
        setEvents((before) => [event, ...before].slice(0, MOST)),
      ),
    [],
  );
  return (
    <section>
      <h2 className="mb-3 text-h3">{t("events")}</h2>
      {events.length === 0 ? (
        <p role="status">{t("waiting")}</p>
      ) : (
        <Table label={t("events")}>
          <thead>
            <tr>
              <HeadCell className="text-start">{t("when")}</HeadCell>
              <HeadCell className="text-start">{t("event")}</HeadCell>
              <HeadCell className="text-start">{t("to")}</HeadCell>
              <HeadCell className="text-start">{t("fields")}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {withKeys(events, ({ kind, name, at }) => `${kind} ${name} ${at}`).map(
              ({ key, item: { at, kind, name, params } }) => (
                <tr key={key}>
                  <Cell>{format.dateTime(at, { timeStyle: "medium" })}</Cell>
                  <Cell>
                    <bdi className="font-mono">{name}</bdi>
                  </Cell>
                  <Cell>
                    <bdi>{kind}</bdi>
                  </Cell>
                  <Cell>
                    <pre
                      dir="ltr"
                      className="max-w-prose text-small whitespace-pre-wrap wrap-anywhere"
                    >
                      {JSON.stringify(params, null, 1)}
                    </pre>
                  </Cell>
                </tr>
              ),
            )}
          </tbody>
        </Table>
      )}
    </section>
  );
}
