// A window of WebKitGTK that its driver controls, run by gjs and not by Node: `gjs -m webkit-window.js FOLDER WIDTH HEIGHT`.
// Debian's MiniBrowser is private when it is driven, and what a private page says on its console is printed nowhere.
import Gtk from "gi://Gtk?version=3.0";
import WebKit from "gi://WebKit2?version=4.1";
import System from "system";

Gtk.init(null);
const [folder, width, height] = System.programArgs;
const context = new WebKit.WebContext({
  website_data_manager: new WebKit.WebsiteDataManager({
    base_data_directory: `${folder}/data`,
    base_cache_directory: `${folder}/cache`,
  }),
});
context.set_automation_allowed(true);
context.set_preferred_languages(["en-GB"]);
const view = new WebKit.WebView({
  web_context: context,
  settings: new WebKit.Settings({ enable_write_console_messages_to_stdout: true }),
  is_controlled_by_automation: true,
});
context.connect("automation-started", (_, session) => {
  const info = new WebKit.ApplicationInfo();
  info.set_name("WebKitGTK");
  session.set_application_info(info);
  session.connect("create-web-view", () => view);
});
const window = new Gtk.Window({ default_width: Number(width), default_height: Number(height) });
window.add(view);
window.connect("destroy", () => Gtk.main_quit());
view.connect("close", () => window.destroy());
window.show_all();
view.grab_focus();
Gtk.main();
