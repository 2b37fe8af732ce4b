"use client";

import { createContext } from "react";

/** The name of a dialog's closing button, in the page's language. */
export const CloseLabel = createContext("Close");
