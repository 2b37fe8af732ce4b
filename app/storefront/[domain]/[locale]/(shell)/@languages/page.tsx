export { default, generateStaticParams } from "./[...path]/page.tsx";
