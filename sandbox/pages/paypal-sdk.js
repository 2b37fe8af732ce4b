/**
 * A stand-in for PayPal's SDK, run in the shop's page: the part of its interface that react-paypal-js uses.
 * The button opens a window in the page where a person approves, cancels, or lets PayPal fail.
 */
(() => {
  const me = document.currentScript;
  const approveAt = new URL("approve", me.src).href;
  const plans = new Map();

  const style = (element, css) => {
    element.style.cssText = css;
    return element;
  };
  const button = (label, css, onClick) => {
    const made = style(
      document.createElement("button"),
      `font:600 16px/1 system-ui,sans-serif;min-height:48px;width:100%;border:0;border-radius:8px;cursor:pointer;${css}`,
    );
    made.type = "button";
    made.textContent = label;
    made.addEventListener("click", onClick);
    return made;
  };

  /** Resolves to what was decided: `approve`, `cancel` or `error`. */
  function openDialog(keep) {
    return new Promise((resolve) => {
      const dialog = style(
        document.createElement("dialog"),
        "margin:auto;padding:24px;border:0;border-radius:12px;width:min(24rem,90vw);background:#fff;color:#111;font:16px/1.5 system-ui,sans-serif",
      );
      dialog.setAttribute("aria-label", "PayPal");
      const decide = (decision) => () => {
        dialog.remove();
        resolve(decision);
      };
      dialog.addEventListener("cancel", decide("cancel"));
      const title = style(
        document.createElement("p"),
        "margin:0 0 4px;font-weight:700;font-size:20px;color:#003087",
      );
      title.textContent = "PayPal";
      const text = style(document.createElement("p"), "margin:0 0 16px;color:#444");
      text.textContent = "This is a stand-in. No money is moved.";
      const choices = style(document.createElement("div"), "display:grid;gap:12px");
      choices.append(
        button("Approve", "background:#0551b5;color:#fff", decide("approve")),
        button("Cancel", "background:#eef1f5;color:#111", decide("cancel")),
        button(
          "Let PayPal fail",
          "background:#fff;color:#8a1c10;border:1px solid #8a1c10",
          decide("error"),
        ),
      );
      dialog.append(title, text, choices);
      document.body.append(dialog);
      dialog.showModal();
      keep(decide("cancel"));
    });
  }

  function Buttons(options) {
    let shown = null;
    let leave = () => {};
    let open = false;
    const subscription = {
      create: async ({ plan_id: plan }) => {
        plans.set(`I-${plan}`, plan);
        return `I-${plan}`;
      },
    };

    async function pay() {
      if (open) return;
      open = true;
      try {
        const isSubscription = typeof options.createSubscription === "function";
        const reference = isSubscription
          ? await options.createSubscription({}, { subscription })
          : await options.createOrder({ paymentSource: "paypal" }, {});
        const decision = await openDialog((decide) => {
          leave = decide;
        });
        if (decision === "cancel") return options.onCancel?.({ orderID: reference }, {});
        if (decision === "error") throw new Error("The stand-in was told to fail.");
        const answer = await fetch(approveAt, {
          method: "POST",
          body: plans.get(reference) ?? reference,
        });
        if (!answer.ok) throw new Error("No order waits for this approval.");
        await options.onApprove(
          {
            orderID: isSubscription ? null : reference,
            subscriptionID: isSubscription ? reference : null,
            payerID: "SANDBOXPAYER",
            paymentSource: "paypal",
            facilitatorAccessToken: "not-for-the-shop",
          },
          {},
        );
      } catch (error) {
        options.onError?.(error);
      } finally {
        open = false;
      }
    }

    return {
      isEligible: () => true,
      async render(container) {
        shown = button("PayPal", "background:#ffc439;color:#003087;font-size:18px", pay);
        container.append(shown);
        options.onInit?.({}, { enable: async () => {}, disable: async () => {} });
      },
      async close() {
        shown?.remove();
        if (open) leave();
      },
      updateProps() {},
    };
  }

  window[me.dataset.namespace || "paypal"] = { version: "stand-in", Buttons };
})();
