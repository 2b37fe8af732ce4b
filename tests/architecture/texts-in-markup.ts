import ts from "typescript";
import type { Source } from "./sources.ts";

/** The kinds that a child of an element can have while the page is used. */
interface Kind {
  /** A text node of its own. */
  readonly isText: boolean;
  /** There or not there. */
  readonly comesAndGoes: boolean;
}

const ELEMENT: Kind = { isText: false, comesAndGoes: false };
const NOTHING: Kind = { ...ELEMENT, comesAndGoes: true };
const TEXT: Kind = { ...ELEMENT, isText: true };

const either = (one: Kind, other: Kind): Kind => ({
  isText: one.isText || other.isText,
  comesAndGoes: one.comesAndGoes || other.comesAndGoes || one.isText !== other.isText,
});
const perhaps = (kind: Kind): Kind => ({ ...kind, comesAndGoes: true });

/** Properties of the type `ReactNode` that get text. Others get elements. */
const WORDS = /^(?:label|title|text|hint|description|error|note|name|lead|caption)$/;

/**
 * Finds texts next to conditional siblings: `<file>:<line> <children>`. A name is looked up in its own file: its value,
 * or the type of the property.
 * @param elements expressions that are never a text, which the file itself does not show
 */
export function looseTexts({ file, text }: Source, elements: readonly string[] = []): string[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const kinds = new Kinds(elements);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children.flatMap((child) => {
        const kind = kinds.ofChild(child);
        return kind ? [{ child, kind }] : [];
      });
      if (children.length > 1 && isLoose(children.map(({ kind }) => kind))) {
        const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
        const shown = children.map(({ child }) =>
          child.getText().replace(/\s+/g, " ").slice(0, 40),
        );
        found.push(`${file}:${line} ${shown.join(" | ")}`);
      }
    }
    if (ts.isJsxOpeningElement(node) && node.tagName.getText() === "Suspense") {
      const fallback = fallbackOf(node);
      if (fallback && kinds.of(fallback).isText) {
        const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
        found.push(`${file}:${line} ${node.getText()}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** The placeholder of `Suspense`, which React removes later. */
function fallbackOf({ attributes }: ts.JsxOpeningElement): ts.Expression | null {
  for (const one of attributes.properties) {
    if (!ts.isJsxAttribute(one) || one.name.getText() !== "fallback") continue;
    const { initializer } = one;
    if (initializer && ts.isJsxExpression(initializer)) return initializer.expression ?? null;
    return initializer && ts.isStringLiteral(initializer) ? initializer : null;
  }
  return null;
}

/** Of several children. */
const isLoose = (kinds: readonly Kind[]): boolean =>
  kinds.some(({ isText }) => isText) && kinds.some(({ comesAndGoes }) => comesAndGoes);

class Kinds {
  /** Names that are being looked up, so that a self-reference ends. */
  readonly #open = new Set<ts.Node>();
  readonly #elements: readonly string[];

  constructor(elements: readonly string[]) {
    this.#elements = elements;
  }

  /** Null: nothing is drawn. */
  ofChild(child: ts.JsxChild): Kind | null {
    if (ts.isJsxText(child)) return child.text.trim() === "" ? null : TEXT;
    if (ts.isJsxExpression(child)) {
      const { expression } = child;
      // A space between two lines is there always, and nobody translates it.
      if (!expression || (ts.isStringLiteral(expression) && !expression.text.trim())) return null;
      return this.of(expression);
    }
    return this.of(child);
  }

  of(node: ts.Node): Kind {
    if (this.#elements.includes(node.getText())) return NOTHING;
    if (this.#open.has(node) || this.#open.size > 200) return TEXT;
    this.#open.add(node);
    try {
      return this.#of(node);
    } finally {
      this.#open.delete(node);
    }
  }

  #of(node: ts.Node): Kind {
    if (
      ts.isParenthesizedExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isSatisfiesExpression(node)
    )
      return this.of(node.expression);
    if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)) return ELEMENT;
    if (ts.isJsxFragment(node))
      return node.children.map((child) => this.ofChild(child) ?? ELEMENT).reduce(all, ELEMENT);
    if (isEmpty(node)) return NOTHING;
    if (ts.isStringLiteralLike(node)) return node.text === "" ? NOTHING : TEXT;
    if (ts.isConditionalExpression(node))
      return { ...either(this.of(node.whenTrue), this.of(node.whenFalse)), ...goes(node, this) };
    if (ts.isBinaryExpression(node)) return this.#ofBinary(node);
    if (ts.isCallExpression(node)) return this.#ofCall(node);
    if (ts.isArrayLiteralExpression(node))
      return node.elements.map((one) => this.of(one)).reduce(all, ELEMENT);
    if (ts.isPropertyAccessExpression(node))
      return node.questionDotToken ? perhaps(this.#ofName(node.name)) : this.#ofName(node.name);
    if (ts.isIdentifier(node)) return this.#ofName(node);
    return TEXT;
  }

  #ofBinary({ operatorToken, left, right }: ts.BinaryExpression): Kind {
    if (operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
      return perhaps(this.of(right));
    const isOr = [ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken].includes(
      operatorToken.kind,
    );
    if (!isOr) return TEXT;
    const [one, other] = [this.of(left), this.of(right)];
    return {
      ...either(one, other),
      comesAndGoes: other.comesAndGoes || one.isText !== other.isText,
    };
  }

  #ofCall(node: ts.CallExpression): Kind {
    const { expression: called, arguments: given } = node;
    if (ts.isPropertyAccessExpression(called) && /^(?:map|flatMap)$/.test(called.name.text))
      return given[0] ? perhaps(this.#ofFunction(given[0])) : NOTHING;
    if (!ts.isIdentifier(called)) return TEXT;
    const declared = declarationOf(called);
    if (declared && ts.isFunctionDeclaration(declared)) return this.#ofFunction(declared);
    if (declared && ts.isVariableDeclaration(declared) && declared.initializer)
      return this.#ofFunction(declared.initializer);
    return TEXT;
  }

  /** The result of a function. */
  #ofFunction(node: ts.Node): Kind {
    const declared = ts.isIdentifier(node) ? declarationOf(node) : undefined;
    if (declared && ts.isVariableDeclaration(declared) && declared.initializer)
      return this.#ofFunction(declared.initializer);
    if (!ts.isFunctionLike(node) || !("body" in node) || !node.body) return TEXT;
    const body = node.body as ts.ConciseBody;
    if (!ts.isBlock(body)) return this.of(body);
    const given: Kind[] = [];
    const visit = (inner: ts.Node): void => {
      if (ts.isFunctionLike(inner)) return;
      if (ts.isReturnStatement(inner))
        given.push(inner.expression ? this.of(inner.expression) : NOTHING);
      ts.forEachChild(inner, visit);
    };
    ts.forEachChild(body, visit);
    return given.length > 0 ? given.reduce(either) : TEXT;
  }

  #ofName(name: ts.MemberName): Kind {
    const declared = ts.isIdentifier(name) ? declarationOf(name) : undefined;
    if (declared && ts.isVariableDeclaration(declared)) {
      if (declared.type) return ofType(declared.type, name.text);
      return declared.initializer ? this.of(declared.initializer) : TEXT;
    }
    const type = propertyType(name.getSourceFile(), name);
    return type ? ofType(type, name.text) : TEXT;
  }
}

const all = (one: Kind, other: Kind): Kind => ({
  isText: one.isText || other.isText,
  comesAndGoes: one.comesAndGoes || other.comesAndGoes,
});

const isEmpty = (node: ts.Node): boolean =>
  [ts.SyntaxKind.NullKeyword, ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.TrueKeyword].includes(
    node.kind,
  ) ||
  (ts.isIdentifier(node) && node.text === "undefined");

/** One element or another one: React removes one and inserts the other. */
function goes(node: ts.ConditionalExpression, kinds: Kinds): Partial<Kind> {
  const [one, other] = [kinds.of(node.whenTrue), kinds.of(node.whenFalse)];
  return !one.isText && !other.isText ? { comesAndGoes: true } : {};
}

/** The declaration of a name that the file gives a value, nearest first. */
function declarationOf(name: ts.Identifier): ts.Declaration | undefined {
  if (ts.isPropertyAccessExpression(name.parent) && name.parent.name === name) return undefined;
  for (let scope: ts.Node | undefined = name.parent; scope; scope = scope.parent) {
    if (ts.isFunctionLike(scope) && scope.parameters.some((one) => binds(one.name, name.text)))
      return undefined;
    if (!ts.isBlock(scope) && !ts.isSourceFile(scope)) continue;
    for (const statement of scope.statements) {
      if (ts.isFunctionDeclaration(statement) && statement.name?.text === name.text)
        return statement;
      if (!ts.isVariableStatement(statement)) continue;
      const found = statement.declarationList.declarations.find((one) =>
        binds(one.name, name.text),
      );
      if (found) return ts.isIdentifier(found.name) ? found : undefined;
    }
  }
  return undefined;
}

const binds = (name: ts.BindingName, text: string): boolean =>
  ts.isIdentifier(name)
    ? name.text === text
    : name.elements.some((one) => ts.isBindingElement(one) && binds(one.name, text));

/** The type of a property of that name, in the types of the file: all of them, as names are the same for the same. */
function propertyType(tree: ts.SourceFile, { text }: ts.MemberName): ts.TypeNode | undefined {
  let found: ts.TypeNode | undefined;
  const visit = (node: ts.Node): void => {
    if (
      ts.isPropertySignature(node) &&
      ts.isIdentifier(node.name) &&
      node.name.text === text &&
      node.type
    )
      found = node.questionToken
        ? ts.factory.createUnionTypeNode([
            node.type,
            ts.factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword),
          ])
        : node.type;
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function ofType(type: ts.TypeNode, name: string): Kind {
  if (ts.isUnionTypeNode(type)) {
    const kinds = type.types.map((one) => ofType(one, name));
    return { ...kinds.reduce(all), comesAndGoes: kinds.some(({ comesAndGoes }) => comesAndGoes) };
  }
  if (ts.isLiteralTypeNode(type)) return isEmpty(type.literal) ? NOTHING : TEXT;
  if (type.kind === ts.SyntaxKind.UndefinedKeyword) return NOTHING;
  if (!ts.isTypeReferenceNode(type)) return TEXT;
  const named = ts.isIdentifier(type.typeName) ? type.typeName.text : type.typeName.right.text;
  if (named === "ReactElement") return ELEMENT;
  if (named !== "ReactNode" || name === "children") return TEXT;
  return WORDS.test(name) ? perhaps(TEXT) : NOTHING;
}
