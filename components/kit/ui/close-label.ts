"use client";

import { createContext } from "react";

/** The label of a dialog's close button, in the page's language. */
export const CloseLabel = createContext("Close");
